import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineExceeded, withDeadline } from './deadline';

describe('withDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up on work that never answers', async () => {
    const outcome = withDeadline('Reading', 10_000, new Promise(() => {})).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toBeInstanceOf(DeadlineExceeded);
  });

  it('passes on an answer or a failure in time and leaves no timer behind', async () => {
    await expect(withDeadline('Reading', 10_000, Promise.resolve('water'))).resolves.toBe('water');
    await expect(withDeadline('Reading', 10_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
