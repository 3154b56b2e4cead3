import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_ACCESS } from '../access';
import { createDatabase } from '../database';
import { createMeter } from '../meter';
import {
  documents,
  inOrder,
  inShort,
  integer,
  type ListenedTo,
  next,
  openListenedTo,
  query,
  remove,
  set,
  small,
} from '../testing/listenedTo';
import { nameOf, ROOT, rest, restAt } from '../testing/rest';
import { PROJECT_ID } from '../testing/testFirestore';
import { createListening } from './listening';

let there: ListenedTo;
const connect: ListenedTo['connect'] = settings => there.connect(settings);
const commit: ListenedTo['commit'] = (...writes) => there.commit(...writes);

beforeEach(async () => {
  there = await openListenedTo();
});
afterEach(async () => {
  await there.close();
  vi.restoreAllMocks();
});

describe('a query', () => {
  it('is sent what there is, and what each commit changes, together', async () => {
    await commit(
      set('c/1', { n: integer(1) }),
      set('c/2', { n: integer(20) }),
      set('d/1', { n: integer(1) }),
    );
    const client = await connect();
    client.send(query(2, small));
    expect(await next(client)).toEqual(['ADD 2', '+c/1 2', 'CURRENT 2', 'snapshot']);
    await commit(
      set('c/1', { n: integer(2) }),
      set('c/2', { n: integer(3) }),
      set('c/3', { n: integer(30) }),
    );
    expect(await next(client)).toEqual(['+c/1 2', '+c/2 2', 'snapshot']);
    await commit(set('c/1', { n: integer(11) }), remove('c/2'), remove('c/3'));
    expect(await next(client)).toEqual(['~c/1 2', '-c/2 2', 'snapshot']);
    await commit(set('c/4', { n: integer(11) }));
    await commit(set('c/5', { n: integer(4) }));
    expect(await next(client)).toEqual(['+c/5 2', 'snapshot']);
  });

  it('with a limit lets the next one in', async () => {
    await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2, { ...inOrder, limit: 2 }));
    expect(await next(client)).toEqual(['ADD 2', '+c/1 2', '+c/2 2', 'CURRENT 2', 'snapshot']);
    await commit(remove('c/1'));
    expect(await next(client)).toEqual(['+c/3 2', '-c/1 2', 'snapshot']);
    await commit(set('c/0', { n: integer(0) }));
    expect(await next(client)).toEqual(['+c/0 2', '~c/3 2', 'snapshot']);
    await commit(set('c/9', { n: integer(9) }));
    await commit(set('c/0', { n: integer(8) }));
    expect(await next(client)).toEqual(['+c/3 2', '~c/0 2', 'snapshot']);
  });

  it('of a group, under a document, and of some fields is told of what is in it', async () => {
    const client = await connect();
    client.send(query(2, { from: [{ collectionId: 'c', allDescendants: true }] }));
    await next(client);
    client.send({
      addTarget: {
        targetId: 4,
        query: {
          parent: nameOf('d/1'),
          structuredQuery: { from: [{ collectionId: 'c' }], select: { fields: [{ fieldPath: 'n' }] } },
        },
      },
    });
    await next(client);
    await commit(
      set('c/1', { n: integer(1) }),
      set('d/1/c/1', { n: integer(1), m: integer(2) }),
      set('d/2', {}),
    );
    expect(await next(client)).toEqual(['+c/1 2', '+d/1/c/1 2', '+d/1/c/1 4', 'snapshot']);
    expect(client.answers.at(-2)).toMatchObject({
      documentChange: { document: { fields: { n: integer(1) } } },
    });
    expect(JSON.stringify(client.answers.at(-2))).not.toContain('"m"');
  });

  it('of what changed since then, by its cursor, is told of each document as it is written', async () => {
    const since = {
      orderBy: [{ field: { fieldPath: 'n' } }],
      startAt: { values: [integer(5)], before: false },
    };
    await commit(set('c/1', { n: integer(5) }), set('c/2', { n: integer(6) }));
    const client = await connect();
    client.send(query(2, since));
    expect(await next(client)).toEqual(['ADD 2', '+c/2 2', 'CURRENT 2', 'snapshot']);
    await commit(set('c/1', { n: integer(7) }));
    expect(await next(client)).toEqual(['+c/1 2', 'snapshot']);
  });

  it('is told when everything is cleared', async () => {
    await commit(set('c/1', {}), set('d/1', {}));
    const client = await connect();
    client.send(query(2));
    await next(client);
    await restAt(there.firestore.handler, 'DELETE', `/emulator/v1/${ROOT}`);
    expect(await next(client)).toEqual(['-c/1 2', 'snapshot']);
  });

  it('of thousands comes whole', async () => {
    const writes = Array.from({ length: 3000 }, (_, at) =>
      set(`c/${at}`, { n: integer(at), text: { stringValue: 'x'.repeat(500) } }),
    );
    await commit(...writes);
    const client = await connect();
    client.send(query(2));
    const told = await next(client);
    expect(told.slice(-2)).toEqual(['CURRENT 2', 'snapshot']);
    expect(new Set(told).size).toBe(3003);
    await commit(...writes.map(({ update }) => ({ delete: update.name })));
    expect(new Set(await next(client)).size).toBe(3001);
  });
});

describe('documents by their names', () => {
  it('are told of, there or not', async () => {
    await commit(set('c/1', { n: integer(1) }));
    const client = await connect();
    client.send(documents(1, 'c/1', 'c/2'));
    expect(await next(client)).toEqual(['ADD 1', '+c/1 1', '-c/2 1', 'CURRENT 1', 'snapshot']);
    await commit(set('c/2', {}), remove('c/1'), set('c/3', {}));
    expect(await next(client)).toEqual(['+c/2 1', '-c/1 1', 'snapshot']);
  });
});

describe('several targets of a channel', () => {
  it('are told of each document once, whoever it comes to and leaves', async () => {
    await commit(set('c/1', { n: integer(1) }));
    const client = await connect();
    client.send(query(2, small));
    await next(client);
    client.send(documents(4, 'c/1'));
    await next(client);
    client.send(query(6));
    await next(client);
    await commit(set('c/1', { n: integer(12) }));
    expect(await next(client)).toEqual(['+c/1 4 6 ~2', 'snapshot']);
  });

  it('end one by one, when they are told to', async () => {
    const client = await connect();
    client.send(query(2));
    client.send(query(4));
    await next(client);
    await next(client);
    client.send({ removeTarget: 2 });
    expect(inShort(await client.until(() => true))).toEqual(['REMOVE 2']);
    await commit(set('c/1', {}));
    expect(await next(client)).toEqual(['+c/1 4', 'snapshot']);
    // The number is free again.
    client.send(query(2));
    expect(await next(client)).toEqual(['ADD 2', '+c/1 2', 'CURRENT 2', 'snapshot']);
  });

  it('are refused one by one', async () => {
    const client = await connect();
    const filter = { fieldFilter: { field: { fieldPath: 'n' }, op: 'IN', value: integer(1) } };
    client.send(query(2, { where: filter }));
    client.send({ addTarget: { targetId: 4 } });
    client.send({ addTarget: { targetId: 6, pipelineQuery: {} } });
    client.send({
      addTarget: { targetId: 8, query: { parent: 'projects/other/databases/(default)/documents' } },
    });
    client.send(query(10, {}, { resumeToken: 'bm9uZQ==' }));
    client.send(query(12));
    expect(await next(client)).toEqual([
      'REMOVE 2 3',
      'REMOVE 4 3',
      'REMOVE 6 12',
      'REMOVE 8 3',
      'REMOVE 10 3',
      'ADD 12',
      'CURRENT 12',
      'snapshot',
    ]);
    client.send(query(12));
    expect(inShort(await client.until(() => true))).toEqual(['REMOVE 12 3']);
  });

  it('end once they are current, where they are asked for once', async () => {
    const client = await connect();
    client.send(query(2, {}, { once: true }));
    await next(client);
    expect(inShort(await client.until(() => true))).toEqual(['REMOVE 2']);
    client.send(query(4));
    await next(client);
    await commit(set('c/1', {}));
    expect(await next(client)).toEqual(['+c/1 4', 'snapshot']);
  });

  it.each([
    [{}, 'INVALID_ARGUMENT'],
    [{ addTarget: 7 }, 'INVALID_ARGUMENT'],
    [{ addTarget: { targetId: '2' } }, 'INVALID_ARGUMENT'],
    [{ addTarget: { targetId: 2 }, removeTarget: 2 }, 'INVALID_ARGUMENT'],
    [{ addTarget: { targetId: 2 }, more: 1 }, 'INVALID_ARGUMENT'],
    [{ database: 'projects/other/databases/(default)', removeTarget: 1 }, 'NOT_FOUND'],
  ])('cannot be told of a message like %j', async (message, status) => {
    const client = await connect();
    client.send(message);
    expect(inShort(await client.until(() => true))).toEqual([status]);
  });
});

it('serves a client behind a proxy that buffers responses', async () => {
  const client = await connect({ forceLongPolling: true });
  client.send(query(2));
  expect(await next(client)).toEqual(['ADD 2', 'CURRENT 2', 'snapshot']);
  for (const n of [1, 2, 3]) {
    await commit(set(`c/${n}`, {}));
    expect(await next(client)).toEqual([`+c/${n} 2`, 'snapshot']);
  }
});

it('tells nobody of what is not kept', async () => {
  const appended: { resolve(): void; reject(error: Error): void }[] = [];
  await there.restart({
    append: () =>
      new Promise<void>((resolve, reject) => {
        appended.push({ resolve, reject });
      }),
  });
  const client = await connect();
  client.send(query(2));
  await next(client);
  const first = commit(set('c/1', {}));
  await expect.poll(() => appended.length).toBe(1);
  client.send(query(4));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const second = rest(there.firestore.handler, 'POST', ':commit', { writes: [set('c/2', {})] });
  await expect.poll(() => appended.length).toBe(2);
  expect(client.answers).toHaveLength(3);
  appended[0]?.resolve();
  await first;
  expect(await next(client)).toEqual(['+c/1 2', 'snapshot']);
  appended[1]?.reject(new Error('The disk is full.'));
  expect(await second).toMatchObject({ status: 500 });
  expect(log).toHaveBeenCalled();
  expect(inShort(await client.until(answer => Object(answer).error))).toContain('INTERNAL');
});

it('a fault of this backend’s own while it tells of a commit ends the listener, not the commit', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const database = createDatabase({
    projectId: PROJECT_ID,
    clock: () => 0,
    randomBytes,
    append: async () => {},
  });
  let isBroken = false;
  const get = () => {
    if (isBroken) throw new TypeError('broken');
  };
  const guard = { accessOf: () => ({ ...FULL_ACCESS, get }) };
  const told: unknown[] = [];
  const stream = createListening({ database, meter: createMeter(), guard, randomBytes })(
    { kind: 'nobody' },
    answers => told.push(...answers),
  );
  stream.receive(documents(2, 'c/1'));
  await database.persisted();
  isBroken = true;
  const fields = { n: integer(1) };
  database.commit(
    [{ kind: 'update', path: 'c/1', fields, mask: undefined, transforms: [], precondition: undefined }],
    FULL_ACCESS,
  );
  expect(database.store.read('c/1')?.fields).toEqual(fields);
  expect(inShort(told).at(-1)).toBe('INTERNAL');
  expect(log).toHaveBeenCalledWith(new TypeError('broken'));
});
