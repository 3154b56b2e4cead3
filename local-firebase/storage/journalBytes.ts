import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A journal's bytes, from the first to the last. Each piece takes the place of the one before. */
export type JournalBytes = {
  readonly path: string;
  readonly length: number;
  readonly pieces: Iterable<Buffer>;
};

const PIECE_BYTES = 1024 * 1024;

/**
 * Hands a journal's bytes to `read`, none where there is no file. Nothing else is done meanwhile: without them
 * there is nothing to serve.
 */
export function withJournalBytes<Result>(path: string, read: (bytes: JournalBytes) => Result): Result {
  const file = openIfThere(path);
  if (file === null) return read({ path, length: 0, pieces: [] });
  function* pieces(descriptor: number) {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const length = readSync(descriptor, buffer);
      if (length === 0) return;
      yield buffer.subarray(0, length);
    }
  }
  try {
    return read({ path, length: fstatSync(file).size, pieces: pieces(file) });
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
