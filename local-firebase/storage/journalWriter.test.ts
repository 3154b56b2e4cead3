import { open } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type AppendableFile, createJournalWriter } from './journalWriter';

/** A file whose syncs happen when the test says so. */
function aGatedFile() {
  const log: string[] = [];
  const gates: ((error?: Error) => void)[] = [];
  const file: AppendableFile = {
    appendFile: async bytes => {
      log.push(`write ${Buffer.from(bytes).toString().match(/"\w+"/g)?.join('')}`);
    },
    datasync: () =>
      new Promise((resolve, reject) => {
        gates.push(error => (error ? reject(error) : resolve()));
      }),
    close: async () => {
      log.push('close');
    },
  };
  return {
    file,
    log,
    sync: async (error?: Error) => {
      await settle();
      gates.shift()?.(error);
      await settle();
    },
  };
}

/** Lets every promise that can settle now do so. */
function settle(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}

describe('createJournalWriter', () => {
  it('resolves an append only once its sync is done', async () => {
    const { file, log, sync } = aGatedFile();
    const writer = createJournalWriter(file, 'journal.log');
    const appended = writer.append('"a"').then(() => log.push('acknowledged a'));
    await settle();
    expect(log).toEqual(['write "a"']);
    await sync();
    await appended;
    expect(log).toEqual(['write "a"', 'acknowledged a']);
  });

  it('writes what arrives during a sync together, in order, with one sync', async () => {
    const { file, log, sync } = aGatedFile();
    const writer = createJournalWriter(file, 'journal.log');
    const first = writer.append('"a"');
    await settle();
    const others = [writer.append('"b"'), writer.append('"c"')];
    await sync();
    await first;
    expect(log).toEqual(['write "a"', 'write "b""c"']);
    await sync();
    await Promise.all(others);
  });

  it('closes the file only after what was appended is synced', async () => {
    const { file, log, sync } = aGatedFile();
    const writer = createJournalWriter(file, 'journal.log');
    const appended = writer.append('"a"');
    const closed = writer.close();
    await settle();
    expect(log).toEqual(['write "a"']);
    await sync();
    await Promise.all([appended, closed]);
    expect(log).toEqual(['write "a"', 'close']);
    await expect(writer.append('"b"')).rejects.toThrow('journal.log is closed');
  });

  it('rejects the failed append, those waiting behind it and all later ones', async () => {
    const { file, log, sync } = aGatedFile();
    const writer = createJournalWriter(file, 'journal.log');
    const failing = Promise.allSettled([writer.append('"a"'), settle().then(() => writer.append('"b"'))]);
    await settle();
    await sync(new Error('input/output error'));
    const message = 'Cannot write journal.log: input/output error.';
    await expect(failing).resolves.toMatchObject([
      { status: 'rejected', reason: { message: expect.stringContaining(message) } },
      { status: 'rejected', reason: { message: expect.stringContaining(message) } },
    ]);
    await expect(writer.append('"c"')).rejects.toThrow(message);
    expect(log).toEqual(['write "a"']);
  });

  it.runIf(process.platform === 'linux')('says when the disk is full', async () => {
    const writer = createJournalWriter(await open('/dev/full', 'a'), '/dev/full');
    await expect(writer.append('"a"')).rejects.toThrow('Cannot write /dev/full: the disk is full (ENOSPC).');
    await writer.close();
  });
});
