import { JournalError, reasonOf } from './journalError';
import { encodeFrame } from './journalFrame';

/** What the writer needs of a file opened for appending; `node:fs/promises`' FileHandle is one. */
export type AppendableFile = {
  /** Writes all of the bytes at the end. */
  appendFile(bytes: Uint8Array): Promise<void>;
  /** Resolves once what was written is on the disk. */
  datasync(): Promise<void>;
  close(): Promise<void>;
};

export type JournalWriter = {
  /** Resolves once the line is on the disk. Lines keep the order of the calls. */
  append(json: string): Promise<void>;
  /** Waits for what was appended and closes the file. */
  close(): Promise<void>;
};

type Waiting = {
  readonly frame: Buffer;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

/**
 * Writes lines with group commit: what arrives while the disk is busy is written and synced together next, so
 * that many commits at once cost one fsync. After a failed write nobody knows what the disk holds, so that
 * append and every later one reject.
 */
export function createJournalWriter(file: AppendableFile, path: string): JournalWriter {
  let waiting: Waiting[] = [];
  let draining: Promise<void> | null = null;
  let failure: JournalError | null = null;
  let isClosed = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        if (failure) throw failure;
        await file.appendFile(Buffer.concat(group.map(({ frame }) => frame)));
        await file.datasync();
        for (const { resolve } of group) resolve();
      } catch (error) {
        failure ??= new JournalError(
          `Cannot write ${path}: ${reasonOf(error)}. Nothing more is kept until the server is started again.`,
          { cause: error },
        );
        for (const { reject } of group) reject(failure);
      }
    }
    draining = null;
  }

  return {
    append: json => {
      if (failure) return Promise.reject(failure);
      if (isClosed) return Promise.reject(new JournalError(`${path} is closed; nothing more can be kept.`));
      return new Promise<void>((resolve, reject) => {
        waiting.push({ frame: encodeFrame(json), resolve, reject });
        draining ??= drain();
      });
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await draining;
      await file.close();
    },
  };
}
