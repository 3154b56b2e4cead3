/** Runs the tasks of one key one after the other; tasks of different keys do not wait for each other. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const lastByKey = new Map<string, Promise<unknown>>();

  return async (key, task) => {
    const before = lastByKey.get(key) ?? Promise.resolve();
    // A task that failed has told its own caller; the next one runs all the same.
    const mine = before.then(task, task);
    lastByKey.set(key, mine);
    try {
      return await mine;
    } finally {
      if (lastByKey.get(key) === mine) lastByKey.delete(key);
    }
  };
}
