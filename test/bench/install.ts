import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('.', import.meta.url));

/** Installs what only the bench needs, once for each lock file. */
export function installOnce(): void {
  const stamp = join(BENCH, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what the bench compares with (once)…');
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: BENCH,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, lock);
}
