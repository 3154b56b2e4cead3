import { useEffect } from 'react';
import { whenIdle } from '@/shared/lib/whenIdle';

/** A screen that never shows what it was opened for keeps nothing from the person for longer, in milliseconds. */
const LONGEST_WAIT_MS = 4000;

let tell = () => {};
const told = new Promise<void>(resolve => {
  tell = resolve;
});

/** Stands beside what the visit's first screen was opened for, and tells when that is on screen. */
export function FirstScreen(): null {
  useEffect(tell, []);
  return null;
}

/**
 * Resolves when the first screen of the visit is there and the device has nothing better to do: what stands around a
 * screen does not come before it. After four seconds it does so in any case.
 */
export async function firstScreenShown(): Promise<void> {
  await Promise.race([told, new Promise(resolve => setTimeout(resolve, LONGEST_WAIT_MS))]);
  await whenIdle(LONGEST_WAIT_MS);
}
