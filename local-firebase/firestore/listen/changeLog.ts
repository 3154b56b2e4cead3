import type { DocumentChange, DocumentStore } from '../documents/documentStore';

/** What the last commits of this run changed, for a client that was away meanwhile. */
export type ChangeLog = {
  add(commitTime: number, changes: readonly DocumentChange[]): void;
  /** What is different from the documents of that time, each once; null where the log does not reach back as far. */
  since(time: number): readonly DocumentChange[] | null;
};

/** Documents changed. Those who were away for longer are told what there is, and how many. */
const MAX_CHANGES = 10_000;

type Commit = { readonly time: number; readonly changes: readonly DocumentChange[] };

export function createChangeLog(store: DocumentStore): ChangeLog {
  const commits: Commit[] = [];
  let reachesBackTo = 0;
  let length = 0;

  return {
    add(time, changes) {
      commits.push({ time, changes });
      length += changes.length;
      while (length > MAX_CHANGES) {
        const oldest = commits.shift();
        if (oldest === undefined) break;
        length -= oldest.changes.length;
        reachesBackTo = oldest.time;
      }
    },
    since(time) {
      if (time < reachesBackTo) return null;
      const before = new Map<string, DocumentChange['before']>();
      for (const { changes } of commits.slice(firstAfter(commits, time))) {
        for (const change of changes) if (!before.has(change.path)) before.set(change.path, change.before);
      }
      return Array.from(before, ([path, earlier]) => ({ path, before: earlier, after: store.read(path) }));
    },
  };
}

function firstAfter(commits: readonly Commit[], time: number): number {
  return commits.findLastIndex(commit => commit.time <= time) + 1;
}
