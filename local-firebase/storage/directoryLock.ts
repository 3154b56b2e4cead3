import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JournalError } from './journalError';
import { PRIVATE_FILE } from './privateDirectory';

/** Directories locked by this process, or about to be: after a restart in a container its pid may equal the dead owner's. */
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
  if (lockedHere.has(directory)) throw inUse(directory, process.pid);
  lockedHere.add(directory);
  try {
    while (!(await createLock(path))) {
      const pid = await readOwner(path);
      if (pid === null) continue;
      if (isAlive(pid)) throw inUse(directory, pid);
      await removeStaleLock(path, pid);
    }
  } catch (error) {
    lockedHere.delete(directory);
    throw error;
  }
  return async () => {
    if (lockedHere.delete(directory)) await unlink(path).catch(() => {});
  };
}

function inUse(directory: string, pid: number): JournalError {
  return new JournalError(
    `${directory} is in use by the server with process id ${pid}. Stop that server first` +
      ` (if no such server runs, delete ${join(directory, 'lock')}).`,
  );
}

/** Written under another name first: a lock that is there says whose it is, or another server would take it for a dead one's. */
async function createLock(path: string): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, `${process.pid}\n`, { mode: PRIVATE_FILE });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(own);
  }
}

/** Null when the lock is gone by now. An unreadable owner (0) counts as dead: older versions left locks half made. */
async function readOwner(path: string): Promise<number | null> {
  try {
    return Number.parseInt(await readFile(path, 'utf8'), 10) || 0;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  // This process's own id, which does not hold the lock, is that of one that no longer lives.
  if (pid === 0 || pid === process.pid) return false;
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
