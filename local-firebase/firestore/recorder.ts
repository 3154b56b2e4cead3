import type { Change, Storage } from '../storage/storage';

/** Passes changes to the storage and knows when everything passed so far is kept. */
export type Recorder = {
  record(changes: readonly Change[]): void;
  /**
   * Resolves once all that was recorded is kept. Every answer waits for it, a read too: nobody may be told of
   * something that the next crash could undo. Rejects for good once the storage failed.
   */
  persisted(): Promise<void>;
};

export function createRecorder(append: Storage['append']): Recorder {
  let persisted = Promise.resolve();
  return {
    record(changes) {
      if (changes.length === 0) return;
      const appended = append(changes);
      persisted = persisted.then(() => appended);
      // The answers that await it report a failure; with none waiting it must not end the process.
      persisted.catch(() => undefined);
      appended.catch(() => undefined);
    },
    persisted: () => persisted,
  };
}
