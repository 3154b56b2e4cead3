import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installOnce } from '../../scripts/installOnce.mjs';

type Packages = { readonly [path: string]: object };

const LOCKED = {
  '': { name: 'shop', version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-windows': { version: '2.0.0', integrity: 'sha512-w', optional: true },
};
const { '': _itself, ...ALL } = LOCKED;
const HERE = { 'node_modules/a': LOCKED['node_modules/a'] };

/** A folder with a lock file, and with what npm wrote down of its own installation there; null where it has done none. */
function folderWith(installed: Packages | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'node_modules', '.package-lock.json'),
      JSON.stringify({ packages: installed }),
    );
  }
  return folder;
}

describe('installing the packages of a folder', () => {
  // No npm is found: to ask for it fails.
  beforeEach(() => {
    vi.stubEnv('PATH', '');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      log.mockRestore();
    });
  });

  it.each([
    ['with everything', ALL],
    ['without what is optional, and of another system', HERE],
  ])('is left alone where somebody has installed them by hand, %s', (_what, installed) => {
    expect(() => installOnce(folderWith(installed), 'the packages')).not.toThrow();
  });

  it.each([
    ['none are there', null],
    ['one is missing', {}],
    ['one is of another version', { 'node_modules/a': { version: '0.9.0', integrity: 'sha512-a' } }],
    ['one has other contents', { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('is asked of npm where %s', (_what, installed) => {
    expect(() => installOnce(folderWith(installed), 'the packages')).toThrow('npm');
  });
});
