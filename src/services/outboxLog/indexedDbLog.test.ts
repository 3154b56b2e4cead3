import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CommandRecord, NewCommand } from './commandRecord';
import { createIndexedDbLog } from './indexedDbLog';

const ADMIN = { area: 'back-office', uid: 'admin' } as const;
const ASHA = { area: 'storefront', uid: 'asha' } as const;

const command = (id: string, owner: Pick<NewCommand, 'area' | 'uid'> = ADMIN): NewCommand => ({
  ...owner,
  id,
  name: 'updateOrder',
  payload: null,
  queuedAt: '2026-01-15T09:00:00.000Z',
});
const many = (count: number) => Array.from({ length: count }, (_, index) => command(`C${index}`));
const idsOf = (records: readonly CommandRecord[]) => records.map(({ id }) => id);
const isOpen = ({ status }: CommandRecord) => status === 'pending';

const log = createIndexedDbLog();

afterEach(async () => {
  for (const owner of [ADMIN, ASHA])
    for (const { seq } of (await log.read(owner)).records) await log.remove(seq);
});

describe('many commands', () => {
  it('are stored in their order, in one transaction that waits for the disk', async () => {
    await log.read(ADMIN);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const queued = await log.addAll(many(50));
    expect(transactions.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
    ]);
    transactions.mockRestore();
    expect(idsOf(queued)).toEqual(many(50).map(({ id }) => id));
    expect((await log.read(ADMIN)).records).toEqual(queued);
  });

  it('are the first ones where they are there already', async () => {
    const first = await log.add(command('C1'));
    await log.change(first.seq, { status: 'done' }, ['pending']);
    const [, again] = await log.addAll(many(3));
    expect(again).toMatchObject({ seq: first.seq, status: 'done' });
    expect(idsOf((await log.read(ADMIN)).records)).toEqual(['C1', 'C0', 'C2']);
  });

  it('are stored all or none', async () => {
    const unstorable = { ...command('C1'), payload: (() => {}) as never };
    await expect(log.addAll([command('C0'), unstorable])).rejects.toMatchObject({ name: 'DataCloneError' });
    expect((await log.read(ADMIN)).records).toEqual([]);
  });
});

describe('the first command that is wanted', () => {
  it('is found however many come before it, and no further is looked', async () => {
    const records = await log.addAll(many(100));
    for (const { seq } of records.slice(0, 70)) await log.change(seq, { status: 'done' }, ['pending']);
    const asked: string[] = [];
    const found = await log.find(ADMIN, 0, record => {
      asked.push(record.id);
      return isOpen(record);
    });
    expect(found).toEqual(records[70]);
    expect(asked).toEqual(idsOf(records.slice(0, 71)));
  });

  it('is one of the owner’s, from where it is asked', async () => {
    const [first, , third] = await log.addAll([command('A1'), command('B1', ASHA), command('A2')]);
    expect(await log.find(ADMIN, 0, isOpen)).toEqual(first);
    expect(await log.find(ADMIN, (first?.seq ?? 0) + 1, isOpen)).toEqual(third);
    expect(await log.find(ADMIN, (third?.seq ?? 0) + 1, isOpen)).toBeNull();
    expect(await log.find({ ...ADMIN, uid: 'nobody' }, 0, isOpen)).toBeNull();
  });
});

it('changes a record only from the statuses it is told, and says what holds', async () => {
  const unsent = ['pending', 'sending'] as const;
  const { seq } = await log.add(command('C1'));
  expect(await log.change(seq, { status: 'sending' }, unsent)).toMatchObject({ status: 'sending' });
  expect(await log.change(seq, { status: 'done' }, unsent)).toMatchObject({ status: 'done', tries: 0 });
  // What a slower tab would write of its own try.
  expect(await log.change(seq, { status: 'pending', tries: 1 }, unsent)).toMatchObject({
    status: 'done',
    tries: 0,
  });
  const { records } = await log.read(ADMIN);
  expect(records).toMatchObject([{ status: 'done', tries: 0 }]);
});
