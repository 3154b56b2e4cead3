import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { JournalError } from './journalError';
import { decodeFrame, encodeFrame, splitLines } from './journalFrame';
import type { Change } from './storage';

/** The first line of every journal: a file of another version is refused, not misread. */
export const JOURNAL_HEADER: Buffer = encodeFrame(
  JSON.stringify({ format: 'local-firebase journal', version: 1 }),
);

export type JournalContents = {
  /** Bytes that hold whole lines; 0 when the file must be begun anew. */
  readonly wholeBytes: number;
  /** Bytes after them that a write cut short left behind. */
  readonly tornBytes: number;
};

/**
 * Reads a journal's bytes and calls `apply` with each change, oldest first. A torn last line is left out.
 *
 * @throws JournalError naming file and line where a line that is not the last is damaged
 */
export function readJournal(bytes: Buffer, path: string, apply: (change: Change) => void): JournalContents {
  let wholeBytes = 0;
  let lineNumber = 0;
  for (const { line, start, hasNewline } of splitLines(bytes)) {
    lineNumber += 1;
    const end = start + line.length + 1;
    const frame = decodeFrame(line, { isLast: end >= bytes.length, hasNewline });
    if (frame.kind === 'damaged') throw damaged(path, lineNumber, frame.reason);
    if (lineNumber === 1 && !isHeaderOrItsBeginning(line))
      throw damaged(path, 1, 'it is no journal of this version');
    // Without its newline a line was never acknowledged, and the next one would be glued to it.
    if (frame.kind === 'torn' || !hasNewline) break;
    if (lineNumber > 1) for (const change of parseChanges(frame.json, path, lineNumber)) apply(change);
    wholeBytes = end;
  }
  return { wholeBytes, tornBytes: bytes.length - wholeBytes };
}

/** Replaces the journal by one that holds only `changes`: either the old file or the whole new one survives. */
export async function replaceJournal(path: string, changes: Iterable<Change>): Promise<void> {
  const temporaryPath = `${path}.new`;
  const file = await open(temporaryPath, 'w');
  try {
    const lines = Array.from(changes, change => encodeFrame(JSON.stringify([change])));
    await file.appendFile(Buffer.concat([JOURNAL_HEADER, ...lines]));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
  await syncDirectory(dirname(path));
}

/** Makes a created or renamed file's name survive a power cut. Windows cannot open a directory, nor needs to. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isHeaderOrItsBeginning(line: Buffer): boolean {
  return JOURNAL_HEADER.subarray(0, line.length).equals(line);
}

function parseChanges(json: string, path: string, lineNumber: number): readonly Change[] {
  const changes: unknown = JSON.parse(json);
  if (!Array.isArray(changes)) throw damaged(path, lineNumber, 'it holds no list of changes');
  return changes;
}

function damaged(path: string, lineNumber: number, reason: string): JournalError {
  return new JournalError(
    `The journal is damaged: ${path}, line ${lineNumber}: ${reason}. Keep a copy if its data matter,` +
      ' then run `npm run reset` to start afresh.',
  );
}
