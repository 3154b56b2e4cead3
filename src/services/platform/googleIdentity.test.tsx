import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderGoogleButton } from './googleIdentity';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Google's script "loads", or does not: what it would put in place is there already. */
const scriptComes = (comes: boolean) =>
  vi.spyOn(document.head, 'append').mockImplementation(script => {
    if (script instanceof HTMLScriptElement)
      queueMicrotask(() => script[comes ? 'onload' : 'onerror']?.(new Event('load')));
  });

describe('Google’s button', () => {
  it('rejects as a lost connection where Google’s script cannot be had, and is asked for again', async () => {
    scriptComes(false);
    const place = document.createElement('div');
    await expect(renderGoogleButton(place, 'client', 'en', () => {})).rejects.toThrow(TypeError);
  });

  it('is drawn in its place, and passes Google’s word on', async () => {
    scriptComes(true);
    const initialize = vi.fn();
    const renderButton = vi.fn();
    vi.stubGlobal('google', { accounts: { id: { initialize, renderButton } } });
    const chosen = vi.fn();
    const place = document.createElement('div');
    await renderGoogleButton(place, 'client', 'hi', chosen);
    expect(renderButton).toHaveBeenCalledWith(place, expect.objectContaining({ locale: 'hi' }));
    const [{ client_id, callback }] = initialize.mock.calls[0] ?? [];
    expect(client_id).toBe('client');
    callback({});
    expect(chosen).not.toHaveBeenCalled();
    callback({ credential: 'token' });
    expect(chosen).toHaveBeenCalledWith('token');
  });
});
