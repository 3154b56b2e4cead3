/** `npm run reset`: empties the local backend. The next start seeds it anew. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

rmSync(join(dirname(fileURLToPath(import.meta.url)), '..', '.local-firebase'), {
  recursive: true,
  force: true,
});
console.log('The local backend is empty. npm start seeds it anew.');
