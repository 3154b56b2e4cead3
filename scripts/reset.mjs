/** `npm run reset`: empties the local backend. The next start seeds it anew. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockOwnerPid } from './lockOwner.mjs';

const directory = join(dirname(fileURLToPath(import.meta.url)), '..', '.local-firebase');

const pid = lockOwnerPid(directory);
if (pid !== null) {
  console.error(`The local backend is in use by the server with process id ${pid}. Stop that server first.`);
  process.exit(1);
}
rmSync(directory, { recursive: true, force: true });
console.log('The local backend is empty. npm start seeds it anew.');
