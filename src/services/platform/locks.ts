/** Lets one tab at a time do a piece of work. Correctness never depends on it: it only avoids doing work twice. */
export type Locks = {
  /** Runs the work if nobody holds the lock, and says whether it ran. */
  readonly ifFree: (name: string, work: () => Promise<void>) => Promise<boolean>;
  /** Runs the work once nobody holds the lock. */
  readonly whenFree: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
};

/** Web Locks, held only for the work; without them (older browsers) every tab may work. */
export const browserLocks: Locks = {
  async ifFree(name, work) {
    if (!navigator.locks) {
      await work();
      return true;
    }
    return navigator.locks.request(name, { ifAvailable: true }, async lock => {
      if (lock === null) return false;
      await work();
      return true;
    });
  },
  whenFree: (name, work) => (navigator.locks ? navigator.locks.request(name, work) : work()),
};
