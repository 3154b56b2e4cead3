import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { JournalBytes } from './journalBytes';
import { JournalError } from './journalError';
import { decodeFrame, encodeFrame, splitLines } from './journalFrame';
import { PRIVATE_FILE } from './privateDirectory';
import type { Change } from './storage';

/** The first line of every journal: a file of another version is refused, not misread. */
export const JOURNAL_HEADER: Buffer = encodeFrame(
  JSON.stringify({ format: 'local-firebase journal', version: 1 }),
);

const WRITTEN_BYTES = 1024 * 1024;

export type JournalContents = {
  /** Bytes that hold whole lines; 0 when the file must be begun anew. */
  readonly wholeBytes: number;
  /** Bytes after them that a write cut short left behind. */
  readonly tornBytes: number;
};

/** What a line says; `bytes` is how much of the journal it takes up, `end` how far the journal is read with it. */
type JournalLine = { readonly changes: readonly Change[]; readonly bytes: number; readonly end: number };

/**
 * Reads a journal and calls `apply` with the changes of each line, oldest first. A torn last line is left out.
 *
 * @throws JournalError naming file and line where a line that is not the last is damaged
 */
export function readJournal(
  { path, length, pieces }: JournalBytes,
  apply: (line: JournalLine) => void,
): JournalContents {
  let wholeBytes = 0;
  let lineNumber = 0;
  for (const { line, start, hasNewline } of splitLines(pieces)) {
    lineNumber += 1;
    const end = start + line.length + 1;
    const frame = decodeFrame(line, { isLast: end >= length, hasNewline });
    if (frame.kind === 'damaged') throw damaged(path, lineNumber, frame.reason);
    if (lineNumber === 1 && !isHeaderOrItsBeginning(line))
      throw damaged(path, 1, 'it is no journal of this version');
    // Without its newline a line was never acknowledged, and the next one would be glued to it.
    if (frame.kind === 'torn' || !hasNewline) break;
    if (lineNumber > 1) {
      apply({ changes: parseChanges(frame.json, path, lineNumber), bytes: end - start, end });
    }
    wholeBytes = end;
  }
  return { wholeBytes, tornBytes: length - wholeBytes };
}

/** Replaces the journal by one that holds only `changes`: either the old file or the whole new one survives. */
export async function replaceJournal(path: string, changes: Iterable<Change>): Promise<void> {
  const temporaryPath = `${path}.new`;
  const file = await open(temporaryPath, 'w', PRIVATE_FILE);
  try {
    for (const lines of linesOf(changes)) await file.appendFile(lines);
    await file.sync();
  } catch (error) {
    // Half of a copy would take up the rest of a disk that is full.
    await rm(temporaryPath);
    throw error;
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
  await syncDirectory(dirname(path));
}

/** A journal of the changes, in buffers of about a mebibyte. */
function* linesOf(changes: Iterable<Change>): Generator<Buffer> {
  let lines = [JOURNAL_HEADER];
  let bytes = JOURNAL_HEADER.length;
  for (const change of changes) {
    const line = encodeFrame(JSON.stringify([change]));
    lines.push(line);
    bytes += line.length;
    if (bytes < WRITTEN_BYTES) continue;
    yield Buffer.concat(lines);
    lines = [];
    bytes = 0;
  }
  yield Buffer.concat(lines);
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
      ' then delete it to start afresh.',
  );
}
