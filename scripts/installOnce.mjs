/** Built-ins only: it runs before anything is installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Whether what a folder's lock file names is there, whoever has installed it: npm writes down what it has installed, once all
 * of it is. Optional packages may be of another system.
 */
function isInstalled(folder) {
  const packagesIn = file => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(join(folder, record))) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, integrity, ...of }]) => {
    const found = installed[path];
    if (path === '' || (!found && (of.optional || of.devOptional))) return true;
    return found?.version === version && found?.integrity === integrity;
  });
}

/**
 * Installs what a folder's lock file names, unless it is there. Throws when npm could not.
 *
 * @param {string} folder
 * @param {string} what it is: "what the bench compares with"
 */
export function installOnce(folder, what) {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (once)…`);
  // What a single command needs, and not the shop, runs nothing of its own while it is installed.
  const options = folder === ROOT ? [] : ['--ignore-scripts'];
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
