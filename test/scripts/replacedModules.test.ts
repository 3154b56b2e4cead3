import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Alphabetically, in one worker, each with its modules anew: as the files that drive the app (docs/adr/0033). */
const CONFIG = `
  import { BaseSequencer } from 'vitest/node';
  class Alphabetical extends BaseSequencer {
    sort(files) {
      return files.sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
    }
  }
  export default {
    test: { isolate: false, maxWorkers: 1, setupFiles: ['anew.js'], sequence: { sequencer: Alphabetical } },
  };`;

const ANEW = `
  import { vi } from 'vitest';
  vi.resetModules();
  globalThis.files = (globalThis.files ?? 0) + 1;`;

const testOf = (name: string, count: number, mock = '') => `
  import { expect, it, vi } from 'vitest';
  ${mock}
  it('has the ${name}', async () => {
    expect(globalThis.files).toBe(${count});
    expect((await import('./whole.js')).name).toBe('${name}');
  });`;

it('a module that one test file replaces is the real one again in the next, in the same worker', () => {
  // Where the packages are found, and no package itself; git does not look there.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'replaced-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    'vitest.config.js': CONFIG,
    'anew.js': ANEW,
    'part.js': `export const name = 'real part';`,
    'whole.js': `export { name } from './part.js';`,
    '1.test.js': testOf('real part', 1),
    '2.test.js': testOf('other part', 2, `vi.mock('./part.js', () => ({ name: 'other part' }));`),
    '3.test.js': testOf('real part', 3),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', '--root', folder], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(`${stdout}${stderr}`).toMatch(/Tests +3 passed \(3\)/);
  expect(status).toBe(0);
});
