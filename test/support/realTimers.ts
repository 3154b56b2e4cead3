import { afterAll, expect, vi } from 'vitest';

/** The next file of this worker has the same clock: whoever takes it gives it back. */
afterAll(() => {
  const isTaken = vi.isFakeTimers();
  vi.useRealTimers();
  expect(isTaken, 'this file has left the timers in its hands').toBe(false);
});
