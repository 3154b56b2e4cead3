import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import type { CachedListKey, CachedLists, CacheOwner, ItemsToAdd, ListToCache } from './cachedLists';
import { createIndexedDbCachedLists } from './indexedDbCachedLists';

const NOON = '2026-01-15T06:30:00.000Z';

const listOf = (uid: string, area: CacheOwner['area'] = 'storefront'): CachedListKey => ({
  area,
  uid,
  list: 'myOrders',
});
const reading = (...ids: string[]): ListToCache => ({
  version: 1,
  asOf: NOON,
  items: new Map(ids.map(id => [id, { id }])),
});

/** The lists of a new device, with one kept for each of these. */
async function aDeviceOf(...keys: CachedListKey[]) {
  const lists = createIndexedDbCachedLists();
  for (const key of keys) await lists.replace(key, reading('one'));
  const isCached = async (key: CachedListKey) => (await lists.read(key)) !== null;
  return { lists, isCached };
}

/** Takes a record away, as a damaged disk would. */
async function takeAway(key: string[]): Promise<void> {
  const database = await openDB('shop-kept');
  await database.delete('items', key);
  database.close();
}

afterEach(() => deleteDB('shop-kept'));

describe('cached lists', () => {
  it('give a reading back as it was stored, and nothing where none was', async () => {
    const { lists } = await aDeviceOf();
    await lists.replace(listOf('asha'), reading('one', 'two'));
    expect(await lists.read(listOf('asha'))).toEqual({
      version: 1,
      asOf: NOON,
      note: null,
      items: [{ id: 'one' }, { id: 'two' }],
    });
    expect(await lists.read(listOf('ravi'))).toBeNull();
  });

  it('give back what the first version stored, under its field names', async () => {
    const { lists } = await aDeviceOf(listOf('ravi'));
    const database = await openDB('shop-kept');
    const key = { wing: 'storefront', uid: 'asha', list: 'myOrders' };
    await database.put('lists', { ...key, version: 1, asOf: NOON, mark: ['one'] });
    await database.put('items', { ...key, id: 'one', item: { id: 'one' } });
    database.close();
    expect(await lists.read(listOf('asha'))).toEqual({
      version: 1,
      asOf: NOON,
      note: ['one'],
      items: [{ id: 'one' }],
    });
  });

  it.each([0, 1, 99, 100, 101, 250])('give a list of %d as one, read in slices', async length => {
    const { lists } = await aDeviceOf(listOf('ash'), listOf('ashaa'));
    const ids = Array.from({ length }, (_, index) => `item${String(index).padStart(4, '0')}`);
    await lists.replace(listOf('asha'), reading(...ids));
    const read = await lists.readEach(listOf('asha'), item => (item as { id: string }).id.toUpperCase());
    expect(read).toEqual({ version: 1, asOf: NOON, note: null, items: ids.map(id => id.toUpperCase()) });
  });

  it('read in slices as it was at one moment, whatever is stored meanwhile', async () => {
    const { lists } = await aDeviceOf();
    const ids = Array.from({ length: 250 }, (_, index) => `item${String(index).padStart(4, '0')}`);
    await lists.replace(listOf('asha'), reading(...ids));
    let forgotten: Promise<void> | undefined;
    const read = await lists.readEach(listOf('asha'), item => {
      forgotten ??= lists.forget({ area: 'storefront', uid: 'asha' });
      return item;
    });
    await forgotten;
    expect(read?.items).toHaveLength(250);
    expect(await lists.readEach(listOf('asha'), item => item)).toBeNull();
  });

  it('end a reading in slices with what an item is not', async () => {
    const { lists } = await aDeviceOf(listOf('asha'));
    const damaged = () => {
      throw new Error('damaged');
    };
    await expect(lists.readEach(listOf('asha'), damaged)).rejects.toThrow('damaged');
    expect(await lists.read(listOf('asha'))).toMatchObject({ items: [{ id: 'one' }] });
  });

  it('keep a reading whole or not at all', async () => {
    const { lists } = await aDeviceOf(listOf('asha'));
    const unstorable = new Map<string, unknown>([
      ['two', { id: 'two' }],
      ['three', () => {}],
    ]);
    await expect(lists.replace(listOf('asha'), { ...reading(), items: unstorable })).rejects.toMatchObject({
      name: 'DataCloneError',
    });
    expect(await lists.read(listOf('asha'))).toMatchObject({ items: [{ id: 'one' }] });
  });

  describe('in chunks', () => {
    const KEY = listOf('asha', 'back-office');
    /** Each adding is a chunk of its own, but for one more in the last. */
    const adding = (id: string, note: string, format = 1): ItemsToAdd => ({
      ...reading(id),
      note,
      follows: () => true,
      chunked: { format, append: last => (last === 'b' ? ['b+'] : last === undefined ? [id] : [last, id]) },
    });
    const chunks = async (lists: CachedLists, all = true, format = 1) =>
      (await lists.readChunks(KEY, { format, all }, chunk => chunk))?.items;

    it('give what was added, and of a packed list the first and what was added since', async () => {
      const { lists } = await aDeviceOf();
      for (const id of ['a', 'b', 'c', 'd']) await lists.add(KEY, adding(id, id));
      expect(await chunks(lists)).toEqual(['a', 'b+', 'd']);
      expect(await chunks(lists, false)).toBeUndefined();
      expect(await lists.isLoose(KEY, 1)).toBe(true);

      await lists.pack(KEY, { format: 1, revision: null, note: 'd', chunks: ['one', 'two', 'three'] });
      expect(await lists.isLoose(KEY, 1)).toBe(false);
      for (const id of ['e', 'f']) await lists.add(KEY, adding(id, id));
      expect(await chunks(lists)).toEqual(['one', 'two', 'three', 'e', 'f']);
      expect(await chunks(lists, false)).toEqual(['one', 'e', 'f']);
      expect(await lists.read(KEY)).toMatchObject({
        note: 'f',
        items: ['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id })),
      });
      for (const id of 'ghijklm') await lists.add(KEY, adding(id, id));
      expect(await lists.isLoose(KEY, 1)).toBe(true);
    });

    it('are not added, nor the items, where these do not follow what is stored', async () => {
      const { lists } = await aDeviceOf();
      const noted: unknown[] = [];
      const unless = (id: string, stored: unknown): ItemsToAdd => ({
        ...adding(id, id),
        follows(note) {
          noted.push(note);
          return note !== stored;
        },
      });
      await lists.add(KEY, unless('a', null));
      expect(await lists.read(KEY)).toBeNull();
      await lists.add(KEY, adding('b', 'b'));
      await lists.add(KEY, unless('c', 'b'));
      expect(noted).toEqual([null, 'b']);
      expect(await lists.read(KEY)).toMatchObject({ note: 'b', items: [{ id: 'b' }] });
      expect(await chunks(lists)).toEqual(['b']);
    });

    it('are not packed from what the list was before something was added', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'first'));
      await lists.add(KEY, adding('c', 'second'));
      await lists.pack(KEY, { format: 1, revision: null, note: 'first', chunks: ['old'] });
      expect(await chunks(lists)).toEqual(['a', 'c']);
    });

    it('are packed though the note has moved on meanwhile, unless one of them has changed too', async () => {
      const { lists } = await aDeviceOf();
      const revisionNow = async () =>
        (await lists.readChunks(KEY, { format: 1, all: true }, chunk => chunk))?.revision ?? null;
      const noted = (note: string, append: (last: unknown) => readonly unknown[]): ItemsToAdd => ({
        ...adding('a', note),
        chunked: { format: 1, append },
      });
      await lists.add(KEY, adding('a', 'first'));
      const revision = await revisionNow();
      await lists.add(
        KEY,
        noted('second', last => [last]),
      );
      await lists.pack(KEY, { format: 1, revision, note: 'first', chunks: ['packed'] });
      expect(await chunks(lists)).toEqual(['packed']);
      expect(await lists.read(KEY)).toMatchObject({ note: 'second' });
      const packed = await revisionNow();
      await lists.add(
        KEY,
        noted('third', () => []),
      );
      await lists.add(KEY, adding('c', 'fourth'));
      await lists.pack(KEY, { format: 1, revision: packed, note: 'fourth', chunks: ['late'] });
      expect(await chunks(lists)).toEqual(['packed', 'c']);
      const added = await revisionNow();
      await lists.add(
        KEY,
        noted('fifth', () => ['c+']),
      );
      await lists.pack(KEY, { format: 1, revision: added, note: 'fifth', chunks: ['late'] });
      expect(await chunks(lists)).toEqual(['packed', 'c+']);
    });

    it.each<[string, (lists: CachedLists) => Promise<void>]>([
      [
        'an older app, which knows of none, has added to the list',
        lists => lists.add(KEY, { ...reading('x'), note: 'x', follows: () => true }),
      ],
      ['they were added in another format', lists => lists.add(KEY, adding('x', 'x', 2))],
      [
        'the last one could not be read',
        lists =>
          lists.add(KEY, {
            ...adding('x', 'x'),
            chunked: {
              format: 1,
              append() {
                throw new Error('damaged');
              },
            },
          }),
      ],
      ['one is missing', () => takeAway(['back-office', 'asha', 'myOrders/chunks', '000001'])],
    ])('are none where %s, and are packed anew', async (_what, happen) => {
      const { lists } = await aDeviceOf();
      for (const id of ['a', 'c']) await lists.add(KEY, adding(id, id));
      await happen(lists);
      for (const id of ['y', 'z']) await lists.add(KEY, adding(id, id));
      expect(await chunks(lists)).toBeUndefined();
      expect(await lists.isLoose(KEY, 1)).toBe(true);
      expect((await lists.read(KEY))?.items).toContainEqual({ id: 'z' });
      await lists.pack(KEY, { format: 1, revision: null, note: 'z', chunks: ['new'] });
      expect(await chunks(lists)).toEqual(['new']);
    });

    it('are added with the items or not at all', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'a'));
      const unstorable = { ...adding('c', 'c'), items: new Map([['c', () => {}]]) };
      await expect(lists.add(KEY, unstorable)).rejects.toMatchObject({ name: 'DataCloneError' });
      expect(await chunks(lists)).toEqual(['a']);
      expect(await lists.read(KEY)).toMatchObject({ note: 'a', items: [{ id: 'a' }] });
    });

    it('go with their list', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'a'));
      await lists.forget({ area: 'back-office', uid: 'asha' });
      expect(await chunks(lists)).toBeUndefined();
      await lists.add(KEY, adding('z', 'z'));
      expect(await chunks(lists)).toEqual(['z']);
    });
  });

  it('forget one owner and nobody whose name is like theirs', async () => {
    const [asha, ash, other] = [listOf('asha'), listOf('ash'), listOf('asha', 'back-office')];
    const { lists, isCached } = await aDeviceOf(asha, ash, other);
    await lists.forget({ area: 'storefront', uid: 'ash' });
    expect([await isCached(asha), await isCached(ash), await isCached(other)]).toEqual([true, false, true]);
  });

  it('forget everybody else of an area, and nobody of the other', async () => {
    const others = [listOf(''), listOf('a'), listOf('ashaa'), listOf('zoe'), listOf('\uffff')];
    const stay = [listOf('asha'), listOf('zoe', 'back-office'), listOf('a', 'back-office')];
    const { lists, isCached } = await aDeviceOf(...others, ...stay);
    await lists.forgetOthers({ area: 'storefront', uid: 'asha' });
    expect(await Promise.all(others.map(isCached))).toEqual(others.map(() => false));
    expect(await Promise.all(stay.map(isCached))).toEqual(stay.map(() => true));
  });

  it('can all be cleared', async () => {
    const { lists, isCached } = await aDeviceOf(listOf('asha'), listOf('zoe', 'back-office'));
    await lists.clear();
    expect([await isCached(listOf('asha')), await isCached(listOf('zoe', 'back-office'))]).toEqual([
      false,
      false,
    ]);
  });

  it('try whether anything can be stored, and leave no trace', async () => {
    const { lists } = await aDeviceOf();
    expect(await lists.canStore()).toBe(true);
    expect(await lists.read({ area: 'storefront', uid: '', list: 'probe' })).toBeNull();
  });
});
