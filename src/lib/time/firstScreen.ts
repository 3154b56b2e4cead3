import { passed } from './passed';

let tell = () => {};
const told = new Promise<void>(resolve => {
  tell = resolve;
});

/** Tells that what the visit's first screen was opened for is on screen. Idempotent. */
export const tellFirstScreen = (): void => tell();

/** Resolves once the visit's first screen shows what it was opened for, at the latest after `longestMs` milliseconds. */
export const firstScreenShown = (longestMs: number): Promise<void> => Promise.race([told, passed(longestMs)]);
