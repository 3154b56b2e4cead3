import { delay } from './delay';

let tell = () => {};
const told = new Promise<void>(resolve => {
  tell = resolve;
});

/** Tells that what the visit's first screen was opened for is in the page, and painted next. Idempotent. */
export const markFirstScreenShown = (): void => tell();

/** Resolves once the visit's first screen shows what it was opened for, at the latest after `longestMs` milliseconds. */
export const whenFirstScreenShown = (longestMs: number): Promise<void> =>
  Promise.race([told, delay(longestMs)]);

let rest: Promise<unknown> = Promise.resolve();

/** Tells that the first screen shows only the beginning of what it was opened for, and when the rest is there as well. */
export const extendFirstScreen = (work: Promise<unknown>): void => {
  rest = work.catch(() => {});
};

/** Resolves once the rest is there too, at the latest after `longestMs` milliseconds. */
export const whenFirstScreenComplete = (longestMs: number): Promise<unknown> =>
  Promise.race([told.then(() => rest), delay(longestMs)]);
