import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbKeptLists } from './indexedDbKeptLists';
import type { ItemsToAdd, KeptListKey, KeptLists, KeptOwner, ListToKeep } from './keptLists';

const NOON = '2026-01-15T06:30:00.000Z';

const listOf = (uid: string, wing: KeptOwner['wing'] = 'storefront'): KeptListKey => ({
  wing,
  uid,
  list: 'myOrders',
});
const reading = (...ids: string[]): ListToKeep => ({
  version: 1,
  asOf: NOON,
  items: new Map(ids.map(id => [id, { id }])),
});

/** The lists of a new device, with one kept for each of these. */
async function aDeviceOf(...keys: KeptListKey[]) {
  const lists = createIndexedDbKeptLists();
  for (const key of keys) await lists.replace(key, reading('one'));
  const keeps = async (key: KeptListKey) => (await lists.read(key)) !== null;
  return { lists, keeps };
}

/** Takes a record away, as a damaged disk would. */
async function takeAway(key: string[]): Promise<void> {
  const database = await openDB('shop-kept');
  await database.delete('items', key);
  database.close();
}

afterEach(() => deleteDB('shop-kept'));

describe('kept lists', () => {
  it('give a reading back as it was kept, and nothing where none was', async () => {
    const { lists } = await aDeviceOf();
    await lists.replace(listOf('asha'), reading('one', 'two'));
    expect(await lists.read(listOf('asha'))).toEqual({
      version: 1,
      asOf: NOON,
      mark: null,
      items: [{ id: 'one' }, { id: 'two' }],
    });
    expect(await lists.read(listOf('ravi'))).toBeNull();
  });

  it.each([0, 1, 99, 100, 101, 250])('give a list of %d as one, read in slices', async length => {
    const { lists } = await aDeviceOf(listOf('ash'), listOf('ashaa'));
    const ids = Array.from({ length }, (_, index) => `item${String(index).padStart(4, '0')}`);
    await lists.replace(listOf('asha'), reading(...ids));
    const read = await lists.readEach(listOf('asha'), item => (item as { id: string }).id.toUpperCase());
    expect(read).toEqual({ version: 1, asOf: NOON, mark: null, items: ids.map(id => id.toUpperCase()) });
  });

  it('read in slices as it was at one moment, whatever is kept meanwhile', async () => {
    const { lists } = await aDeviceOf();
    const ids = Array.from({ length: 250 }, (_, index) => `item${String(index).padStart(4, '0')}`);
    await lists.replace(listOf('asha'), reading(...ids));
    let forgotten: Promise<void> | undefined;
    const read = await lists.readEach(listOf('asha'), item => {
      forgotten ??= lists.forget({ wing: 'storefront', uid: 'asha' });
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
    const unkeepable = new Map<string, unknown>([
      ['two', { id: 'two' }],
      ['three', () => {}],
    ]);
    await expect(lists.replace(listOf('asha'), { ...reading(), items: unkeepable })).rejects.toMatchObject({
      name: 'DataCloneError',
    });
    expect(await lists.read(listOf('asha'))).toMatchObject({ items: [{ id: 'one' }] });
  });

  describe('in chunks', () => {
    const KEY = listOf('asha', 'back-office');
    /** Each adding is a chunk of its own, but for one more in the last. */
    const adding = (id: string, mark: string, format = 1): ItemsToAdd => ({
      ...reading(id),
      mark,
      chunked: { format, append: last => (last === 'b' ? ['b+'] : last === undefined ? [id] : [last, id]) },
    });
    const chunks = async (lists: KeptLists, all = true, format = 1) =>
      (await lists.readChunks(KEY, { format, all }, chunk => chunk))?.items;

    it('give what was added, and of a packed list the first and what was added since', async () => {
      const { lists } = await aDeviceOf();
      for (const id of ['a', 'b', 'c', 'd']) await lists.add(KEY, adding(id, id));
      expect(await chunks(lists)).toEqual(['a', 'b+', 'd']);
      expect(await chunks(lists, false)).toBeUndefined();
      expect(await lists.isLoose(KEY, 1)).toBe(true);

      await lists.pack(KEY, { format: 1, mark: 'd', chunks: ['one', 'two', 'three'] });
      expect(await lists.isLoose(KEY, 1)).toBe(false);
      for (const id of ['e', 'f']) await lists.add(KEY, adding(id, id));
      expect(await chunks(lists)).toEqual(['one', 'two', 'three', 'e', 'f']);
      expect(await chunks(lists, false)).toEqual(['one', 'e', 'f']);
      expect(await lists.read(KEY)).toMatchObject({
        mark: 'f',
        items: ['a', 'b', 'c', 'd', 'e', 'f'].map(id => ({ id })),
      });
      for (const id of 'ghijklm') await lists.add(KEY, adding(id, id));
      expect(await lists.isLoose(KEY, 1)).toBe(true);
    });

    it('are not packed from what the list was before something was added', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'first'));
      await lists.add(KEY, adding('c', 'second'));
      await lists.pack(KEY, { format: 1, mark: 'first', chunks: ['old'] });
      expect(await chunks(lists)).toEqual(['a', 'c']);
    });

    it.each<[string, (lists: KeptLists) => Promise<void>]>([
      [
        'an older app, which knows of none, has added to the list',
        lists => lists.add(KEY, { ...reading('x'), mark: 'x' }),
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
      await lists.pack(KEY, { format: 1, mark: 'z', chunks: ['new'] });
      expect(await chunks(lists)).toEqual(['new']);
    });

    it('are added with the items or not at all', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'a'));
      const unkeepable = { ...adding('c', 'c'), items: new Map([['c', () => {}]]) };
      await expect(lists.add(KEY, unkeepable)).rejects.toMatchObject({ name: 'DataCloneError' });
      expect(await chunks(lists)).toEqual(['a']);
      expect(await lists.read(KEY)).toMatchObject({ mark: 'a', items: [{ id: 'a' }] });
    });

    it('go with their list', async () => {
      const { lists } = await aDeviceOf();
      await lists.add(KEY, adding('a', 'a'));
      await lists.forget({ wing: 'back-office', uid: 'asha' });
      expect(await chunks(lists)).toBeUndefined();
      await lists.add(KEY, adding('z', 'z'));
      expect(await chunks(lists)).toEqual(['z']);
    });
  });

  it('forget one owner and nobody whose name is like theirs', async () => {
    const [asha, ash, other] = [listOf('asha'), listOf('ash'), listOf('asha', 'back-office')];
    const { lists, keeps } = await aDeviceOf(asha, ash, other);
    await lists.forget({ wing: 'storefront', uid: 'ash' });
    expect([await keeps(asha), await keeps(ash), await keeps(other)]).toEqual([true, false, true]);
  });

  it('forget everybody else of a wing, and nobody of the other', async () => {
    const others = [listOf(''), listOf('a'), listOf('ashaa'), listOf('zoe'), listOf('\uffff')];
    const stay = [listOf('asha'), listOf('zoe', 'back-office'), listOf('a', 'back-office')];
    const { lists, keeps } = await aDeviceOf(...others, ...stay);
    await lists.forgetOthers({ wing: 'storefront', uid: 'asha' });
    expect(await Promise.all(others.map(keeps))).toEqual(others.map(() => false));
    expect(await Promise.all(stay.map(keeps))).toEqual(stay.map(() => true));
  });

  it('can all be cleared', async () => {
    const { lists, keeps } = await aDeviceOf(listOf('asha'), listOf('zoe', 'back-office'));
    await lists.clear();
    expect([await keeps(listOf('asha')), await keeps(listOf('zoe', 'back-office'))]).toEqual([false, false]);
  });

  it('try whether anything can be kept, and leave no trace', async () => {
    const { lists } = await aDeviceOf();
    expect(await lists.canKeep()).toBe(true);
    expect(await lists.read({ wing: 'storefront', uid: '', list: 'probe' })).toBeNull();
  });
});
