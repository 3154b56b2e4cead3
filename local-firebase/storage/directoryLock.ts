import { open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalError } from './journalError';
import { PRIVATE_FILE } from './privateDirectory';

/** Directories locked by this process: after a restart in a container its pid may equal the dead owner's. */
const lockedHere = new Set<string>();

/**
 * Keeps a second server off `directory`, through a file `lock` that names the owner's process id. The lock of a
 * process that no longer lives is taken over.
 *
 * @returns a function that gives the lock back
 * @throws JournalError when a living process holds the lock
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock');
  for (;;) {
    if (await createLock(path)) {
      lockedHere.add(directory);
      return async () => {
        if (lockedHere.delete(directory)) await unlink(path).catch(() => {});
      };
    }
    const pid = await readOwner(path);
    if (pid === null) continue;
    if (isAlive(pid, directory)) {
      throw new JournalError(
        `${directory} is in use by the server with process id ${pid}. Stop that server first` +
          ` (if no such server runs, delete ${path}).`,
      );
    }
    await removeStaleLock(path, pid);
  }
}

async function createLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', PRIVATE_FILE);
    await file.writeFile(`${process.pid}\n`);
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Null when the lock is gone by now. An unreadable owner (0) counts as dead: a killed process left it half made. */
async function readOwner(path: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(path, 'utf8'), 10) || 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isAlive(pid: number, directory: string): boolean {
  if (pid === 0) return false;
  if (pid === process.pid) return lockedHere.has(directory);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

/** Moves the lock aside before removing it, so that of several servers starting at once one does it. */
async function removeStaleLock(path: string, pid: number): Promise<void> {
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
    const isStill = (await readOwner(aside)) === pid;
    if (isStill) await unlink(aside);
    else await rename(aside, path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
