import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from './directoryLock';
import { JournalError, reasonOf } from './journalError';
import { JOURNAL_HEADER, readJournal, replaceJournal } from './journalFile';
import { createJournalWriter, type JournalWriter } from './journalWriter';
import type { Change, Storage } from './storage';

export type JournalOptions = {
  /** Made when missing; holds `journal.log` and `lock`. */
  readonly directory: string;
  /** Told what a person should know: a torn line cut off, a journal compacted. */
  readonly notice?: (message: string) => void;
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
  const { directory, notice = () => {}, compactFromBytes = DEFAULT_COMPACT_FROM_BYTES } = options;
  const path = join(directory, 'journal.log');
  let writer: JournalWriter | null = null;
  let unlock: (() => Promise<void>) | null = null;

  async function readAndRepair(apply: (change: Change) => void): Promise<void> {
    const bytes = await readIfThere(path);
    const live = new Map<string, Change>();
    const { wholeBytes, tornBytes } = readJournal(bytes, path, change => {
      apply(change);
      keepNewest(live, change);
    });
    if (tornBytes > 0) {
      await truncate(path, wholeBytes);
      notice(`${path}: cut off ${tornBytes} bytes of a last write that was never finished.`);
    }
    if (wholeBytes >= compactFromBytes && wholeBytes > COMPACT_WHEN_TIMES_LARGER * sizeOf(live)) {
      await replaceJournal(path, live.values());
      notice(`${path}: compacted ${wholeBytes} bytes to its ${live.size} live rows.`);
    }
    if (wholeBytes === 0) await replaceJournal(path, []);
  }

  return {
    load: async apply => {
      try {
        await mkdir(directory, { recursive: true });
        unlock = await lockDirectory(directory);
        await readAndRepair(apply);
        writer = createJournalWriter(await open(path, 'a'), path);
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

async function readIfThere(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** Re-inserts, so that the map's order is the order of the last writes. */
function keepNewest(live: Map<string, Change>, change: Change): void {
  const id = JSON.stringify([change.table, change.key]);
  live.delete(id);
  if (change.value !== null) live.set(id, change);
}

function sizeOf(live: ReadonlyMap<string, Change>): number {
  let bytes = JOURNAL_HEADER.length;
  for (const change of live.values()) bytes += JSON.stringify(change).length;
  return bytes;
}
