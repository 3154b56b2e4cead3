import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase } from './database';

type Notes = DBSchema & { notes: { key: string; value: string } };

const NAME = 'notes';
const opened = new Set<IDBPDatabase<Notes>>();

function aDatabase(version = 1) {
  const database = createDatabase<Notes>({
    name: NAME,
    version,
    upgrade: db => void db.createObjectStore('notes'),
  });
  return {
    add: (text: string) => database(db => db.put('notes', text, text)),
    all: () => database(db => db.getAll('notes')),
    /** The connection that work would get now. */
    connection: () =>
      database(async db => {
        opened.add(db);
        return db;
      }),
  };
}

afterEach(async () => {
  for (const database of opened) database.close();
  opened.clear();
  await deleteDB(NAME);
});

describe('a database', () => {
  it('that the system took away is opened again at the next call', async () => {
    const { add, all, connection } = aDatabase();
    await add('one');
    const first = await connection();
    forceCloseDatabase(unwrap(first) as never);
    const second = await connection();
    expect(second).not.toBe(first);
    await add('two');
    expect(await all()).toEqual(['one', 'two']);
  });

  it('whose connection turns out to be dead gets one that lives, and the work is done', async () => {
    const { add, all, connection } = aDatabase();
    // Closed without an event: the next transaction on it throws InvalidStateError.
    (await connection()).close();
    await add('one');
    expect(await all()).toEqual(['one']);
  });

  it('makes way for a tab with a newer version, whose data it then leaves alone', async () => {
    const { add, connection } = aDatabase();
    await add('one');
    await connection();
    const newer = await openDB<Notes>(NAME, 2);
    await expect(add('two')).rejects.toMatchObject({ name: 'VersionError' });
    expect(await newer.getAll('notes')).toEqual(['one']);
    newer.close();
  });

  it('fails each call for itself: a later one finds it working', async () => {
    const { add, all } = aDatabase();
    const newer = await openDB<Notes>(NAME, 2, { upgrade: db => void db.createObjectStore('notes') });
    await expect(add('one')).rejects.toMatchObject({ name: 'VersionError' });
    newer.close();
    await deleteDB(NAME);
    await add('two');
    expect(await all()).toEqual(['two']);
  });

  it('does not do work twice that failed for a reason of its own', async () => {
    const database = createDatabase<Notes>({ name: NAME, version: 1, upgrade: () => {} });
    let times = 0;
    const work = database(async db => {
      opened.add(db);
      times += 1;
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(work).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(times).toBe(1);
  });
});
