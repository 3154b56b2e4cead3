/** `npm run reset`: empties the local backend. The next start seeds it anew. */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const directory = join(dirname(fileURLToPath(import.meta.url)), '..', '.local-firebase');

/** The process id of the server that has the data open, or null. */
function holder() {
  try {
    const pid = Number(readFileSync(join(directory, 'lock'), 'utf8'));
    if (pid <= 0) return null;
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

const pid = holder();
if (pid !== null) {
  console.error(`The local backend is in use by the server with process id ${pid}. Stop that server first.`);
  process.exit(1);
}
rmSync(directory, { recursive: true, force: true });
console.log('The local backend is empty. npm start seeds it anew.');
