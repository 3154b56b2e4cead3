import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJournalStorage, type JournalOptions } from './journalStorage';
import type { Change, Storage } from './storage';

let directory = '';
let opened: Storage[] = [];
let notices: string[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'));
  opened = [];
  notices = [];
});

afterEach(async () => {
  for (const storage of opened) await storage.close();
  await rm(directory, { recursive: true, force: true });
});

async function start(options: Partial<JournalOptions> = {}): Promise<{ storage: Storage; loaded: Change[] }> {
  const storage = createJournalStorage({ directory, notice: text => notices.push(text), ...options });
  opened.push(storage);
  const loaded: Change[] = [];
  await storage.load(change => loaded.push(change));
  return { storage, loaded };
}

function row(key: string, value: Change['value']): Change {
  return { table: 'documents', key, value };
}

describe('createJournalStorage', () => {
  it('loads what was appended, in order, after a restart', async () => {
    const first = await start({ directory: join(directory, 'made', 'when missing') });
    expect(first.loaded).toEqual([]);
    await first.storage.append([row('a', 1), row('b', { text: 'पानी' })]);
    await first.storage.append([row('a', null)]);
    await first.storage.close();
    const second = await start({ directory: join(directory, 'made', 'when missing') });
    expect(second.loaded).toEqual([row('a', 1), row('b', { text: 'पानी' }), row('a', null)]);
  });

  it('says how far it is with a journal that takes long to read', async () => {
    const { storage } = await start();
    await storage.append([row('a', 'x'.repeat(1000))]);
    await storage.append([row('b', 'x'.repeat(1000))]);
    await storage.close();
    let nowMs = 0;
    const clock = () => {
      nowMs += 3000;
      return nowMs;
    };
    await start({ clock });
    const path = join(directory, 'journal.log');
    expect(notices).toEqual([`Reading ${path}: 51 %`, `Reading ${path}: 100 %`]);
  });

  it('keeps a change as it was when it was appended, whatever becomes of the object', async () => {
    const { storage } = await start();
    const value = { stock: 5 };
    const appended = storage.append([row('a', value)]);
    value.stock = 4;
    await appended;
    await storage.close();
    expect((await start()).loaded).toEqual([row('a', { stock: 5 })]);
  });

  it('cuts off a torn last line, says so, and goes on appending after it', async () => {
    const { storage } = await start();
    await storage.append([row('a', 1)]);
    await storage.close();
    await appendFile(join(directory, 'journal.log'), '8d1b42c0 51 [{"table":"docu');
    const second = await start();
    expect(second.loaded).toEqual([row('a', 1)]);
    expect(notices).toEqual([
      `${join(directory, 'journal.log')}: cut off 27 bytes of a last write that was never finished.`,
    ]);
    await second.storage.append([row('b', 2)]);
    await second.storage.close();
    expect((await start()).loaded).toEqual([row('a', 1), row('b', 2)]);
  });

  it('refuses a damaged middle without touching the file, and lets the directory go', async () => {
    const { storage } = await start();
    await storage.append([row('a', 1)]);
    await storage.append([row('b', 2)]);
    await storage.close();
    const path = join(directory, 'journal.log');
    const damaged = (await readFile(path, 'utf8')).replace('"value":1', '"value":7');
    await writeFile(path, damaged);
    await expect(start()).rejects.toThrow(`The journal is damaged: ${path}, line 2`);
    expect(await readFile(path, 'utf8')).toBe(damaged);
    expect(existsSync(join(directory, 'lock'))).toBe(false);
  });

  it('compacts a journal that is mostly history to its live rows, in the order of their last writes', async () => {
    const { storage } = await start();
    for (let n = 0; n < 50; n += 1) await storage.append([row('busy', n), row(`gone-${n}`, 'x'.repeat(200))]);
    await storage.append([row('quiet', 'kept')]);
    for (let n = 0; n < 50; n += 1) await storage.append([row(`gone-${n}`, null)]);
    await storage.append([row('busy', 50)]);
    await storage.close();
    const before = (await stat(join(directory, 'journal.log'))).size;
    await (await start({ compactFromBytes: before + 1 })).storage.close();
    expect((await stat(join(directory, 'journal.log'))).size).toBe(before);
    await (await start({ compactFromBytes: before })).storage.close();
    expect((await stat(join(directory, 'journal.log'))).size).toBeLessThan(before / 20);
    expect((await start()).loaded).toEqual([row('quiet', 'kept'), row('busy', 50)]);
  });

  it('starts on what a compaction that was killed half-way left behind', async () => {
    const { storage } = await start();
    await storage.append([row('a', 1)]);
    await storage.close();
    await writeFile(join(directory, 'journal.log.new'), 'half a sna');
    expect((await start()).loaded).toEqual([row('a', 1)]);
  });

  it('goes on with a long journal that cannot be compacted, and says why', async () => {
    const { storage } = await start();
    for (let n = 0; n < 9; n += 1) await storage.append([row('a', n)]);
    await storage.close();
    await mkdir(join(directory, 'journal.log.new'));
    const again = await start({ compactFromBytes: 1 });
    expect(notices).toEqual([
      expect.stringMatching(/journal\.log: not compacted: EISDIR: illegal operation on a directory/),
    ]);
    await again.storage.append([row('b', 1)]);
    await again.storage.close();
    expect((await start()).loaded.slice(-2)).toEqual([row('a', 8), row('b', 1)]);
  });

  it('refuses a second server on the same directory and names the first', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `${directory} is in use by the server with process id ${process.pid}. Stop that server first`,
    );
    await first.storage.close();
    await expect(start()).resolves.toBeDefined();
  });

  it('lets one of several servers start that are started at once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const starts = await Promise.allSettled([start(), start(), start()]);
      const started = starts.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
      expect(started).toHaveLength(1);
      for (const { storage } of started) await storage.close();
    }
  });

  it('never has a lock that does not say whose it is', async () => {
    const seen = new Set<string>();
    let ended = false;
    const look = () => {
      try {
        seen.add(readFileSync(join(directory, 'lock'), 'utf8'));
      } catch {
        // There is none.
      }
      if (!ended) setImmediate(look);
    };
    look();
    for (let round = 0; round < 50; round += 1) await (await start()).storage.close();
    ended = true;
    expect([...seen]).toEqual([`${process.pid}\n`]);
  });

  it.each([
    ['a process that no longer lives', () => String(spawnSync(process.execPath, ['--version']).pid)],
    ['an earlier process with the same id', () => String(process.pid)],
    ['nobody that can be read', () => ''],
  ])('takes over the lock of %s', async (_title, owner) => {
    await writeFile(join(directory, 'lock'), owner());
    await expect(start()).resolves.toBeDefined();
    expect(await readFile(join(directory, 'lock'), 'utf8')).toBe(`${process.pid}\n`);
  });

  it('refuses an append before the load', async () => {
    const storage = createJournalStorage({ directory });
    await expect(storage.append([row('a', 1)])).rejects.toThrow('was not loaded');
  });

  it('says when the directory cannot be used', async () => {
    await writeFile(join(directory, 'a-file'), '');
    await expect(start({ directory: join(directory, 'a-file') })).rejects.toThrow('Cannot keep data in');
  });

  it.skipIf(process.getuid?.() === 0)('says when the directory may not be written', async () => {
    await chmod(directory, 0o500);
    await expect(start()).rejects.toThrow('this user may not write there (EACCES)');
    await chmod(directory, 0o700);
  });
});
