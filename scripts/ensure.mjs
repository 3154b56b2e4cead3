/**
 * Installs the dependencies when they are missing or not those of the lock file, so that `npm start` and
 * `npm test` work as the first command in a fresh clone. Built-ins only: nothing else is there yet.
 *
 *   --node   looks at the version of Node alone
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed-lock');
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This project needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

if (process.argv.includes('--node')) process.exit(0);

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing dependencies (once)…');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    console.error('The dependencies could not be installed. `npm ci` says why.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
