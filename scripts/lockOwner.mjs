import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the server that has a local backend's directory open, or null. */
function lockOwnerPid(directory) {
  try {
    const pid = Number(readFileSync(join(directory, 'lock'), 'utf8'));
    // Another may have had this number before: in a container they begin anew.
    if (!(pid > 0) || pid === process.pid) return null;
    return isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** As the local backend itself has it (`local-firebase/storage/directoryLock.ts`): another user's process is alive, too. */
function isAlive(pid) {
  try {
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}

/**
 * Who has a local backend's directory open, and what can be done; null where nobody has. After a power cut the number may
 * by now be that of any other program.
 */
export function inUse(directory) {
  const pid = lockOwnerPid(directory);
  if (pid === null) return null;
  return (
    `The shop's data are in use by the server with process id ${pid}. Stop that server first` +
    ` (if no such server runs, delete ${join(directory, 'lock')}).`
  );
}
