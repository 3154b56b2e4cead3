import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJournalStorage } from './journalStorage';
import type { Storage } from './storage';

/** What the others of a machine may do with a shop's accounts, tokens and addresses: nothing. */
describe.skipIf(process.platform === 'win32')('the journal on a machine with other users', () => {
  let root = '';
  let directory = '';
  let storage: Storage;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'journal-'));
    directory = join(root, 'above', 'shop');
    storage = createJournalStorage({ directory, compactFromBytes: 1 });
  });

  afterEach(async () => {
    await storage.close();
    await rm(root, { recursive: true, force: true });
  });

  async function modes(): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const name of ['.', ...(await readdir(directory))]) {
      found[name] = ((await stat(join(directory, name))).mode & 0o777).toString(8);
    }
    return found;
  }

  const PRIVATE = { '.': '700', 'journal.log': '600', lock: '600' };

  it('is readable by its owner alone, with its directory', async () => {
    await storage.load(() => {});
    await storage.append([{ table: 'documents', key: 'a', value: 1 }]);
    expect(await modes()).toEqual(PRIVATE);
    expect((await stat(join(root, 'above'))).mode & 0o777).toBe(0o700);
  });

  it('becomes so when it was made readable by all, also while it is compacted', async () => {
    await storage.load(() => {});
    for (let n = 0; n < 20; n += 1) await storage.append([{ table: 'documents', key: 'a', value: n }]);
    await storage.close();
    await chmod(directory, 0o755);
    await chmod(join(directory, 'journal.log'), 0o644);
    await writeFile(join(directory, 'journal.log.new'), 'left by a crash', { mode: 0o644 });
    await writeFile(join(directory, 'lock.4242'), 'left by another', { mode: 0o600 });

    storage = createJournalStorage({ directory, compactFromBytes: 1 });
    await storage.load(() => {});
    expect(await modes()).toEqual({ ...PRIVATE, 'lock.4242': '600' });
  });

  it('leaves a directory that others use too as it is, and is private in it', async () => {
    await mkdir(directory, { recursive: true });
    await chmod(directory, 0o755);
    await writeFile(join(directory, 'notes.txt'), 'not ours', { mode: 0o644 });
    await storage.load(() => {});
    expect(await modes()).toEqual({ ...PRIVATE, '.': '755', 'notes.txt': '644' });
  });
});
