/** What Firestore would bill: document reads, writes and deletes. */
export type Usage = { readonly reads: number; readonly writes: number; readonly deletes: number };

export const NO_USAGE: Usage = { reads: 0, writes: 0, deletes: 0 };

export type Meter = {
  /** Everything since the start or the last reset. */
  total(): Usage;
  reset(): void;
};

export type CountingMeter = Meter & { count(usage: Usage): void };

export function createMeter(): CountingMeter {
  let sum = NO_USAGE;
  return {
    total: () => sum,
    reset() {
      sum = NO_USAGE;
    },
    count(usage) {
      sum = {
        reads: sum.reads + usage.reads,
        writes: sum.writes + usage.writes,
        deletes: sum.deletes + usage.deletes,
      };
    },
  };
}

/** Writes one request's usage on its response. */
export function putUsage(headers: Headers, usage: Usage): void {
  headers.set('x-local-firebase-reads', String(usage.reads));
  headers.set('x-local-firebase-writes', String(usage.writes));
  headers.set('x-local-firebase-deletes', String(usage.deletes));
}
