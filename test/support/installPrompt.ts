import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** What Chromium says once it would install the page; said again until somebody listens. */
export async function dispatchInstallPrompt() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  await waitFor(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void globalThis.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
  });
  return prompt;
}
