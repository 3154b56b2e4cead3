import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { createIndexedDbKeptLists } from './indexedDbKeptLists';
import type { KeptListKey, KeptOwner, ListToKeep } from './keptLists';

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

  it('give some items in the order they are asked for, and not those that are not there', async () => {
    const { lists } = await aDeviceOf();
    await lists.replace(listOf('asha'), reading('one', 'two', 'three'));
    const some = await lists.readSome(listOf('asha'), ['three', 'four', 'one']);
    expect(some).toMatchObject({ asOf: NOON, items: [{ id: 'three' }, { id: 'one' }] });
    expect(await lists.readSome(listOf('ravi'), ['one'])).toBeNull();
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
