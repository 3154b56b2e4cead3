import { vi } from 'vitest';

/** The moment every test happens at: a Thursday, 14:30 in India. */
export const NOW = Date.UTC(2026, 0, 15, 9);

/**
 * Lets time pass where a test has taken `setTimeout` into its hands: in steps, so that what needs no time at all (the
 * device's database) is not taken for something that has not answered.
 */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 250) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 250));
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }
}

/** Takes `setTimeout` into the test's hands; what waits for a moment (a click, a check) goes on by itself. */
export function takeTimers(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW, shouldAdvanceTime: true });
}
