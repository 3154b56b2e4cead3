import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the server that has a local backend's directory open, or null. */
export function lockOwnerPid(directory) {
  try {
    const pid = Number(readFileSync(join(directory, 'lock'), 'utf8'));
    // Another may have had this number before: in a container they begin anew.
    if (!(pid > 0) || pid === process.pid) return null;
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}
