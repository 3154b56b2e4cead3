/** Built-ins only: it runs before anything is installed. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Installs what a folder's lock file names, once for each lock file. Throws when npm could not.
 *
 * @param {string} folder
 * @param {string} what it is: "what the bench compares with"
 */
export function installOnce(folder, what) {
  const stamp = join(folder, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log(`Installing ${what} (once)…`);
  // What a single command needs, and not the shop, runs nothing of its own while it is installed.
  const options = folder === ROOT ? [] : ['--ignore-scripts'];
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}
