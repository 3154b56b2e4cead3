import type { Clock } from '../clock';
import { AuthError } from './authError';

/** Counts events by key and refuses when too many came in a window that moves with the clock. Kept in memory only. */
export type RateLimit = {
  /** @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER when the limit has been reached */
  check(key: string): void;
  record(key: string): void;
  forget(key: string): void;
  forgetAll(): void;
};

export function createRateLimit(options: {
  limit: number;
  windowMs: number;
  clock: Clock;
  /** Follows the error code, as the official text does. */
  explanation: string;
}): RateLimit {
  const { limit, windowMs, clock, explanation } = options;
  const timesByKey = new Map<string, readonly number[]>();

  function recent(key: string): readonly number[] {
    const since = clock() - windowMs;
    return (timesByKey.get(key) ?? []).filter(time => time > since);
  }

  /** Otherwise every address ever tried would stay in memory. */
  function dropIdleKeys(): void {
    for (const key of timesByKey.keys()) {
      if (recent(key).length === 0) timesByKey.delete(key);
    }
  }

  return {
    check(key) {
      if (recent(key).length >= limit) throw new AuthError(`TOO_MANY_ATTEMPTS_TRY_LATER : ${explanation}`);
    },
    record(key) {
      if (timesByKey.size >= 1000) dropIdleKeys();
      timesByKey.set(key, [...recent(key), clock()]);
    },
    forget: key => void timesByKey.delete(key),
    forgetAll: () => timesByKey.clear(),
  };
}
