import { open, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { createProgress } from '../progress';
import { lockDirectory } from './directoryLock';
import { withJournalBytes } from './journalBytes';
import { JournalError, reasonOf } from './journalError';
import { readJournal, replaceJournal } from './journalFile';
import { createJournalWriter, type JournalWriter } from './journalWriter';
import { createLiveRows } from './liveRows';
import { makePrivate, PRIVATE_FILE } from './privateDirectory';
import type { Change, Storage } from './storage';

export type JournalOptions = {
  /** Made when missing; holds `journal.log` and `lock`. */
  readonly directory: string;
  /** Told what a person should know: how far a long start has come, a torn line cut off, a journal compacted. */
  readonly notice?: (message: string) => void;
  readonly clock?: Clock;
  /** At load, a journal of at least this many bytes is compacted when most of it is no longer live. */
  readonly compactFromBytes?: number;
};

const DEFAULT_COMPACT_FROM_BYTES = 1024 * 1024;
const COMPACT_WHEN_TIMES_LARGER = 4;

/**
 * A storage that survives `kill -9`: one file that is only appended to, one line per `append`, each synced to
 * the disk before the append resolves.
 *
 * `load` rejects with a JournalError when the directory cannot be written, another server holds it, or the
 * journal is damaged; `append` rejects when the disk fails, and from then on always.
 */
export function createJournalStorage(options: JournalOptions): Storage {
  const { directory, notice = () => {}, clock = Date.now } = options;
  const { compactFromBytes = DEFAULT_COMPACT_FROM_BYTES } = options;
  const path = join(directory, 'journal.log');
  let writer: JournalWriter | null = null;
  let unlock: (() => Promise<void>) | null = null;

  async function readAndRepair(apply: (change: Change) => void): Promise<void> {
    const live = createLiveRows();
    const { wholeBytes, tornBytes } = withJournalBytes(path, journal => {
      const progress = createProgress({ task: `Reading ${path}`, notice, clock });
      return readJournal(journal, ({ changes, bytes, end }) => {
        for (const change of changes) {
          apply(change);
          live.add(change, bytes / changes.length);
        }
        progress(end / journal.length);
      });
    });
    if (tornBytes > 0) {
      await truncate(path, wholeBytes);
      notice(`${path}: cut off ${tornBytes} bytes of a last write that was never finished.`);
    }
    if (wholeBytes >= compactFromBytes && wholeBytes > COMPACT_WHEN_TIMES_LARGER * live.bytes()) {
      await replaceJournal(path, live.changes()).then(
        () => notice(`${path}: compacted ${wholeBytes} bytes to its ${live.count()} live rows.`),
        // The long one serves as well.
        error => notice(`${path}: not compacted: ${reasonOf(error)}.`),
      );
    }
    if (wholeBytes === 0) await replaceJournal(path, []);
  }

  return {
    load: async apply => {
      try {
        await makePrivate(directory);
        unlock = await lockDirectory(directory);
        await readAndRepair(apply);
        writer = createJournalWriter(await open(path, 'a', PRIVATE_FILE), path);
      } catch (error) {
        await unlock?.();
        unlock = null;
        if (error instanceof JournalError) throw error;
        throw new JournalError(`Cannot keep data in ${directory}: ${reasonOf(error)}.`, { cause: error });
      }
    },
    append: changes => {
      if (!writer) return Promise.reject(new JournalError(`${path} was not loaded; call load first.`));
      if (changes.length === 0) return Promise.resolve();
      return writer.append(JSON.stringify(changes));
    },
    close: async () => {
      try {
        await writer?.close();
      } finally {
        await unlock?.();
        unlock = null;
      }
    },
  };
}
