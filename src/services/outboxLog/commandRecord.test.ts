import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '@/app/outbox/openOutbox';
import { findCommand, registerCommands } from '@/sync/outbox/commandRegistry';
import { COMMAND_STATUSES, type CommandRecord, readCommandRecord, type StoredCommand } from './commandRecord';
import { createIndexedDbLog } from './indexedDbLog';

/** Records as each version of the app has written them; a shipped file is never changed again. */
const FIXTURES = 'test/fixtures/outbox';
const versions = readdirSync(FIXTURES).map(file => Number(/^v(\d+)\.json$/.exec(file)?.[1]));
type StoredRecord = StoredCommand & { readonly seq: number };
const recordsOf = (version: number): readonly StoredRecord[] =>
  JSON.parse(readFileSync(`${FIXTURES}/v${version}.json`, 'utf8'));
const newest = recordsOf(Math.max(...versions));
const [good] = newest;
if (!good) throw new Error('the newest fixture holds no record');
const OWNER = { area: good.wing, uid: good.uid };

/** A stored record as the app has it: the field `wing` is its area. */
const asRead = ({ wing, ...rest }: StoredRecord): CommandRecord => ({ ...rest, area: wing });

const log = createIndexedDbLog();

/** What is on the device, past all reading; `put` first. */
async function stored(...put: readonly object[]): Promise<unknown[]> {
  await log.read(OWNER);
  const asked = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await asked(indexedDB.open('shop-outbox'));
  const store = database.transaction('commands', 'readwrite').objectStore('commands');
  for (const record of put) await asked(store.put(record));
  const all = await asked(store.getAll());
  database.close();
  return all;
}

registerCommands(COMMANDS);

beforeEach(async () => {
  for (const record of await stored()) await log.remove((record as CommandRecord).seq);
});

describe('the records of a shipped version', () => {
  it.each(versions)('%d hold both commands in every status there is', version => {
    const held = recordsOf(version).map(({ name, status }) => `${name} ${status}`);
    for (const name of ['placeOrder', 'updateOrder']) {
      for (const status of COMMAND_STATUSES) expect(held).toContain(`${name} ${status}`);
    }
  });

  it('hold every command of deliveries, as they are planned, driven and closed', () => {
    const held = new Set(newest.map(({ name }) => name));
    const all = ['saveRun', 'startRun', 'recordStop', 'closeRun', 'deleteRun', 'updatePerson'];
    expect(all.filter(name => !held.has(name) || !(name in COMMANDS))).toEqual([]);
    const edits = newest.filter(({ name }) => name === 'updateOrder').map(({ payload }) => payload);
    for (const field of ['run', 'runName', 'estimatedDelivery', 'slot', 'payment']) {
      expect(edits.some(edit => typeof edit === 'object' && edit !== null && field in edit)).toBe(true);
    }
  });

  it.each(versions)('%d are read to the last field, and understood by their commands', async version => {
    for (const record of recordsOf(version)) {
      expect(readCommandRecord(record)).toEqual({ kind: 'record', record: asRead(record) });
      const command = await findCommand(record.name);
      expect(command?.area).toBe(record.wing);
      expect(command?.parse(record.payload)).toEqual(record.payload);
    }
  });

  it.each(versions)('%d are all there when the device is read', async version => {
    await stored(...recordsOf(version));
    for (const owner of [OWNER, { area: 'back-office', uid: 'admin' } as const]) {
      const own = recordsOf(version)
        .map(asRead)
        .filter(({ area, uid }) => area === owner.area && uid === owner.uid);
      expect(own.length).toBeGreaterThan(0);
      expect(await log.read(owner)).toEqual({ records: own, unreadable: 0 });
    }
  });
});

it('a record that is written today has the form of the newest that shipped', async () => {
  const { id, wing, uid, name, payload, queuedAt } = good;
  const { seq, ...written } = await log.add({ id, area: wing, uid, name, payload, queuedAt });
  expect({ ...written, seq: good.seq }).toEqual(asRead(good));
  expect(await stored()).toEqual([{ ...good, seq }]);
});

describe('a record that cannot be read', () => {
  const damage: readonly (readonly [what: string, record: object])[] = [
    ['has no version', { ...good, v: undefined }],
    ['is of a version that never was', { ...good, v: 0 }],
    ['has its version as text', { ...good, v: '2' }],
    ['has no owner', { ...good, uid: '' }],
    ['is of an area that is not there', { ...good, wing: 'warehouse' }],
    ['has a status nobody knows', { ...good, status: 'lost' }],
    ['was tried a negative number of times', { ...good, tries: -1 }],
    ['was tried half a time', { ...good, tries: 0.5 }],
    ['waits until no number', { ...good, nextTryAt: Number.NaN }],
    ['has failed without a time', { ...good, failure: { code: 'unknown', reason: null } }],
    ['holds what is no plain data', { ...good, payload: { quantity: 2n } }],
    ['is empty', {}],
  ];

  it.each(damage)('because it %s is counted, hides no other and stays on the device', async (_what, bad) => {
    const others = [good, { ...good, id: 'T0000000099', seq: 3 }];
    const damaged = { ...bad, id: 'T0000000098', seq: 2 };
    const before = await stored(...others, damaged);
    expect(await log.read(OWNER)).toEqual({ records: others.map(asRead), unreadable: 1 });
    expect(await stored()).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it('because a newer app wrote it is left to that app, and complained of to nobody', async () => {
    const newer = { ...good, v: 2, status: 'folded', id: 'T0000000098', seq: 2 };
    await stored(good, newer);
    expect(await log.read(OWNER)).toEqual({ records: [asRead(good)], unreadable: 0 });
    expect(await stored()).toEqual([good, newer]);
  });

  it.each([[null], [undefined], ['{'], [7], [[]]])('may be %j', notARecord => {
    expect(readCommandRecord(notARecord)).toEqual({ kind: 'unreadable', seq: null });
  });
});
