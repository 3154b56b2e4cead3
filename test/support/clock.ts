import { vi } from 'vitest';
import { isAtWork } from './atWork';

/** The moment every test happens at: a Thursday, 14:30 in India. */
export const NOW = Date.UTC(2026, 0, 15, 9);

/** Lets what takes no time by the test's clock come to its end: the backend's work, and what the app does with the answer. */
export async function flushPendingWork(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    if (isAtWork()) turn = 0;
    await new Promise(setImmediate);
  }
}

/**
 * Lets time pass where a test has taken `setTimeout` into its hands: in steps, so that what needs no time at all (the
 * device's database, the backend) is not taken for something that has not answered, however busy the machine is.
 */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 250));
    await flushPendingWork();
  }
}

/**
 * The same until a moment, in milliseconds since the epoch. The test's clock also goes on with real time (`installFakeTimers`): after
 * several `passTime` in a row it is later than their sum, on a busy machine by seconds.
 */
export async function passUntil(atMs: number): Promise<void> {
  for (let leftMs = atMs - Date.now(); leftMs > 0; leftMs = atMs - Date.now()) {
    await vi.advanceTimersByTimeAsync(Math.min(leftMs, 250));
    await flushPendingWork();
  }
}

/** Takes `setTimeout` into the test's hands; what waits for a moment (a click, a check) goes on by itself. */
export function installFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
}

/** Stops the clock where it is: what waits for a time no longer begins by itself. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
}
