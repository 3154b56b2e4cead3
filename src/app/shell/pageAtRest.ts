import { whenIdle } from '@/lib/whenIdle';

const LONGEST_WAIT_MS = 5000;

/** Resolves when the page has loaded and its first screen no longer needs the device for itself. */
export async function pageAtRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => globalThis.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle(LONGEST_WAIT_MS);
}
