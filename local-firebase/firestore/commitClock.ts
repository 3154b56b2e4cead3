import type { Clock } from '../clock';

/** Times of commits and reads, in microseconds since the epoch. */
export type CommitClock = {
  /** A time for a new commit: later than every one before, even within a millisecond or after the clock moved back. */
  next(): number;
  /** The time at which a read sees the newest commit. */
  now(): number;
  /** The same for a reader that will ask what came later: no later commit has this time. */
  snapshot(): number;
  /** Tells of a commit restored from storage. */
  witness(micros: number): void;
};

export function createCommitClock(clock: Clock): CommitClock {
  let last = 0;
  return {
    next() {
      last = Math.max(clock() * 1000, last + 1);
      return last;
    },
    now: () => Math.max(clock() * 1000, last),
    snapshot() {
      last = Math.max(clock() * 1000, last);
      return last;
    },
    witness(micros) {
      last = Math.max(last, micros);
    },
  };
}
