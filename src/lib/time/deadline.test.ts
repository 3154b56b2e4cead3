import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineExceeded, withDeadline } from './deadline';

describe('withDeadline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives up on work that never answers when its time is over, and not before', async () => {
    const gaveUp = vi.fn();
    const outcome = withDeadline('Reading', 10_000, new Promise(() => {})).catch(gaveUp);
    await vi.advanceTimersByTimeAsync(9999);
    expect(gaveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(gaveUp).toHaveBeenCalledExactlyOnceWith(expect.any(DeadlineExceeded));
  });

  it('passes on an answer or a failure in time and leaves no timer behind', async () => {
    await expect(withDeadline('Reading', 10_000, Promise.resolve('water'))).resolves.toBe('water');
    await expect(withDeadline('Reading', 10_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });
});
