import { useLayoutEffect } from 'react';
import { markFirstScreenShown, whenFirstScreenComplete } from '@/lib/time/firstScreen';
import { whenIdle } from '@/lib/whenIdle';

/** The longest wait for the first screen, and again for an idle device, in milliseconds. */
const MAX_WAIT_MS = 4000;

/**
 * Stands beside what the visit's first screen was opened for, and tells when that is in the page: just before the browser paints it,
 * so that what waits for it does not wait for a further frame.
 */
export function FirstScreen(): null {
  useLayoutEffect(markFirstScreenShown, []);
  return null;
}

/**
 * The same loading, begun when the first screen of the visit is there with all rows of its list, and then when the device is idle:
 * what stands around a screen does not come before it. It waits four seconds at most for each.
 */
export const afterFirstScreen =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await whenFirstScreenComplete(MAX_WAIT_MS);
    await whenIdle(MAX_WAIT_MS);
    return load();
  };
