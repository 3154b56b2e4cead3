import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../../faults/faults';
import { type NodeServer, startNodeServer } from '../../mounts/nodeServer';
import { createRequestHandler } from '../../requestHandler';
import { nameOf, ROOT, rest } from '../testing/rest';
import { createTestFirestore, type TestFirestore } from '../testing/testFirestore';
import {
  connectWebChannel,
  isSnapshot,
  type WebChannelClient,
  type WebChannelSettings,
} from '../testing/webChannelClient';

let firestore: TestFirestore;
let server: NodeServer;
const clients: WebChannelClient[] = [];

beforeEach(async () => {
  vi.stubGlobal('self', globalThis);
  await start();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  firestore.close();
  await server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(overrides: Parameters<typeof createTestFirestore>[0] = {}): Promise<void> {
  firestore = createTestFirestore(overrides);
  const handle = createRequestHandler({
    rooms: [firestore.room],
    faults: createFaults(),
    wait: async () => {},
  });
  server = await startNodeServer(handle);
}

async function connect(settings: Omit<WebChannelSettings, 'origin'> = {}): Promise<WebChannelClient> {
  const client = await connectWebChannel({ origin: server.origin, ...settings });
  clients.push(client);
  return client;
}

const integer = (value: number) => ({ integerValue: String(value) });
const set = (path: string, fields: object) => ({ update: { name: nameOf(path), fields } });
const remove = (path: string) => ({ delete: nameOf(path) });
async function commit(...writes: object[]): Promise<void> {
  expect(await rest(firestore.room, 'POST', ':commit', { writes })).toMatchObject({ status: 200 });
}

const inOrder = { orderBy: [{ field: { fieldPath: 'n' } }] };
const small = {
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: integer(10) } },
};
const query = (targetId: number, structuredQuery: object = {}, more: object = {}) => ({
  addTarget: {
    targetId,
    query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery } },
    ...more,
  },
});
const documents = (targetId: number, ...paths: string[]) => ({
  addTarget: { targetId, documents: { documents: paths.map(nameOf) } },
});

/** What is told of documents and targets, in short: `+c/1 2` is in target 2, `-` was deleted, `~` is out of it. */
function inShort(answers: readonly unknown[]): string[] {
  const pathOf = (name: string) => name.slice(ROOT.length + 1);
  return answers.map(answer => {
    const { documentChange, documentDelete, documentRemove, filter, targetChange, error } = Object(answer);
    if (documentChange) {
      const { document, targetIds, removedTargetIds = [] } = documentChange;
      return [
        `+${pathOf(document.name)}`,
        ...targetIds,
        ...removedTargetIds.map((id: number) => `~${id}`),
      ].join(' ');
    }
    if (documentDelete) return `-${pathOf(documentDelete.document)} ${documentDelete.removedTargetIds}`;
    if (documentRemove) return `~${pathOf(documentRemove.document)} ${documentRemove.removedTargetIds}`;
    if (filter) return `${filter.count} in ${filter.targetId}`;
    if (error) return error.status;
    if (targetChange === undefined) return String(answer);
    const { targetChangeType = 'snapshot', targetIds = [], cause } = targetChange;
    return [targetChangeType, ...targetIds, ...(cause ? [cause.code] : [])].join(' ');
  });
}

const next = async (client: WebChannelClient) => inShort(await client.until(isSnapshot));
const tokenOf = (client: WebChannelClient): string =>
  Object(client.answers.findLast(isSnapshot)).targetChange.resumeToken;

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

describe('a client that comes back', () => {
  const resumed = (client: WebChannelClient, structuredQuery: object = {}) =>
    query(2, structuredQuery, { resumeToken: tokenOf(client) });

  it('is told of what changed meanwhile, and of nothing else', async () => {
    await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2, small));
    await next(client);
    client.close();
    await commit(set('c/1', { n: integer(7) }), remove('c/2'), set('c/5', { n: integer(5) }));
    await commit(set('c/3', { n: integer(30) }), remove('c/5'));
    const again = await connect();
    again.send(resumed(client, small));
    expect(await next(again)).toEqual([
      'ADD 2',
      '+c/1 2',
      '-c/2 2',
      '~c/3 2',
      '2 in 2',
      'CURRENT 2',
      'snapshot',
    ]);
    again.close();
    const third = await connect();
    third.send(resumed(again, small));
    expect(await next(third)).toEqual(['ADD 2', '2 in 2', 'CURRENT 2', 'snapshot']);
  });

  it('of a limited query too', async () => {
    await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, { n: integer(n) })));
    const first = { ...inOrder, limit: 2 };
    const client = await connect();
    client.send(query(2, first));
    await next(client);
    client.close();
    await commit(remove('c/1'), set('c/9', { n: integer(9) }));
    const again = await connect();
    again.send(resumed(client, first));
    expect(await next(again)).toEqual(['ADD 2', '+c/3 2', '-c/1 2', '2 in 2', 'CURRENT 2', 'snapshot']);
    await commit(remove('c/2'));
    expect(await next(again)).toEqual(['+c/4 2', '-c/2 2', 'snapshot']);
  });

  it('to a backend that was started anew is told what is newer and how many there are', async () => {
    await commit(...[1, 2, 3].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(remove('c/1'), set('c/2', { n: integer(8) }));
    const { changes } = firestore;
    await server.close();
    await start();
    for (const change of changes) firestore.restore(change);
    const again = await connect();
    again.send(resumed(client));
    expect(await next(again)).toEqual(['ADD 2', '+c/2 2', '2 in 2', 'CURRENT 2', 'snapshot']);
    // Of these nobody can tell.
    const limited = await connect();
    limited.send(resumed(client, { limit: 2 }));
    expect(await next(limited)).toEqual(['ADD 2', 'RESET 2', '+c/2 2', '+c/3 2', 'CURRENT 2', 'snapshot']);
  });

  it('after more changes than are kept in mind, likewise', async () => {
    await commit(set('c/1', {}), set('c/2', {}));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(remove('c/1'));
    await commit(...Array.from({ length: 10_000 }, (_, at) => set(`d/${at}`, {})));
    const again = await connect();
    again.send(resumed(client));
    expect(await next(again)).toEqual(['ADD 2', '1 in 2', 'CURRENT 2', 'snapshot']);
  });

  it('by a time is told of what is later', async () => {
    await commit(set('c/1', {}));
    const client = await connect();
    client.send(query(2));
    await next(client);
    const { readTime } = Object(client.answers.at(-1)).targetChange;
    await commit(set('c/2', {}));
    await next(client);
    const again = await connect();
    again.send(query(2, {}, { readTime, expectedCount: 1 }));
    expect(await next(again)).toEqual(['ADD 2', '+c/2 2', '2 in 2', 'CURRENT 2', 'snapshot']);
  });
});

describe('billing', () => {
  const reads = async (act: () => Promise<unknown>) => {
    firestore.meter.reset();
    await act();
    return firestore.meter.total().reads;
  };

  it('is a read for each document that is sent or moved out, at least one to begin with, and none while nothing happens', async () => {
    const client = await connect();
    const listen = (message: object) => async () => {
      client.send(message);
      await next(client);
    };
    const change =
      (...writes: object[]) =>
      async () => {
        await commit(...writes);
        await next(client);
      };
    expect(await reads(listen(query(2, small)))).toBe(1);
    expect(await reads(change(set('c/1', { n: integer(1) }), set('c/2', { n: integer(2) })))).toBe(2);
    expect(await reads(() => commit(set('d/1', {})))).toBe(0);
    expect(await reads(listen(query(4, { ...inOrder, limit: 1 })))).toBe(1);
    // Two targets are sent it; the one it crowds out is free.
    expect(await reads(change(set('c/0', { n: integer(0) })))).toBe(2);
    // Out of both by its change, and another comes into one of them.
    expect(await reads(change(set('c/0', { n: integer(30) })))).toBe(3);
    expect(await reads(change(remove('c/2')))).toBe(0);
    expect(await reads(listen(documents(6, 'c/1', 'c/9')))).toBe(2);
  });

  it('of who comes back is of what changed, and of everything after half an hour', async () => {
    await commit(...[1, 2, 3].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(set('c/1', { n: integer(4) }));
    const comeBack = async () => {
      const again = await connect();
      again.send(query(2, {}, { resumeToken: tokenOf(client) }));
      await next(again);
    };
    expect(await reads(comeBack)).toBe(1);
    firestore.advance(31 * 60_000);
    expect(await reads(comeBack)).toBe(3);
  });
});

it('serves whoever is behind something that keeps answers back', async () => {
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
  await server.close();
  await start({
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
  const second = rest(firestore.room, 'POST', ':commit', { writes: [set('c/2', {})] });
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
