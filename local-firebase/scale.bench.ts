import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLocalFirebase, DEFAULT_PROJECT_ID, type LocalFirebase } from './localFirebase';
import { seedOnce } from './seed/seedOnce';
import { createJournalStorage } from './storage/journalStorage';

/**
 * Run with `npx tsx local-firebase/scale.bench.ts [orders]`: a shop with that many orders beside one with a tenth of
 * them, on journals in a temporary directory. Times are of the processor, which others at work on the machine add
 * little to. Requests go from their JSON to the answer's text, in one shop and the other by turns.
 */
const ORDERS = Number(process.argv[2] ?? 100_000);
const RUNS = 31;
const DAY_MS = 86_400_000;
const ROOT = `projects/${DEFAULT_PROJECT_ID}/databases/(default)/documents`;

type Shop = { readonly backend: LocalFirebase; readonly middle: string };
type Ask = (shop: Shop, run: number) => Promise<void>;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

async function request({ backend }: Shop, path: string, body?: unknown): Promise<void> {
  const outcome = await backend.handle(
    new Request(`http://localhost/v1/${ROOT}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer owner' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const response = outcome?.kind === 'response' ? outcome.response : undefined;
  const text = await response?.text();
  if (response?.status !== 200) throw new Error(`${path} was refused: ${text}`);
}

const from = [{ collectionId: 'orders' }];
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const pending = where('status', 'EQUAL', { stringValue: 'pending' });
const yesterday = { timestampValue: new Date(Date.now() - DAY_MS).toISOString() };
const changed = { ...where('updatedAt', 'GREATER_THAN', yesterday), orderBy: [by('updatedAt')] };
const latest = { orderBy: [by('createdAt', 'DESCENDING')], limit: 20 };

function query(structuredQuery: object): Ask {
  return shop => request(shop, ':runQuery', { structuredQuery: { from, ...structuredQuery } });
}

function page(limit: number): Ask {
  return (shop, run) => {
    const startAt = { values: [{ referenceValue: `${ROOT}/${shop.middle}` }], before: false };
    return query({ orderBy: [by('__name__')], startAt, limit })(shop, run);
  };
}

function count(conditions: object): Ask {
  const structuredQuery = { from, ...conditions };
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
  return shop => request(shop, ':runAggregationQuery', { structuredAggregationQuery });
}

const listGet: Ask = shop => {
  const pageToken = Buffer.from(shop.middle.split('/')[1] ?? '').toString('base64url');
  return request(shop, `/orders?pageSize=300&pageToken=${pageToken}`);
};

const commit: Ask = (shop, run) => {
  const fields = shop.backend.firestore.documents.read(shop.middle)?.fields;
  const times = ['createdAt', 'updatedAt'].map(fieldPath => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  const update = { name: `${ROOT}/orders/NEW${run}`, fields };
  return request(shop, ':commit', { writes: [{ update, updateTransforms: times }] });
};

/** In an order in which each index is built by the query that is named for it. */
const requests: readonly (readonly [name: string, ask: Ask])[] = [
  ['an order by its id', shop => request(shop, `/${shop.middle}`)],
  ['page by ids, 300', page(300)],
  ['page by ids, 1,000', page(1000)],
  ['GET of the collection, 300', listGet],
  ['the latest 20', query(latest)],
  ['changed since yesterday, 300', query({ ...changed, limit: 300 })],
  ['equality, 20', query({ ...pending, limit: 20 })],
  ['equality, the latest 20', query({ ...pending, ...latest })],
  ['count of all', count({})],
  ['count of an equality', count(pending)],
  ['commit of an order', commit],
];

/** The longest that anything else had to wait while the task ran. */
async function longestWaitMs(task: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longestMs = 0;
  const running = task().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const startMs = performance.now();
    await nextTurn();
    longestMs = Math.max(longestMs, performance.now() - startMs);
  }
  await running;
  return longestMs;
}

async function timed<Result>(task: () => Promise<Result>): Promise<[Result, milliseconds: number]> {
  const before = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

async function processorMs(task: () => Promise<unknown>): Promise<number> {
  return (await timed(task))[1];
}

function heapMB(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

async function prepare(directory: string, orders: number) {
  const open = () => createLocalFirebase({ storage: createJournalStorage({ directory }), randomBytes });
  const seedMs = await processorMs(async () => {
    const backend = await open();
    await seedOnce(backend, { clock: Date.now, orders });
    await backend.close();
  });
  const journal = (await stat(join(directory, 'journal.log'))).size / 1e6;
  const empty = heapMB();
  const [backend, startMs] = await timed(open);
  const heap = heapMB() - empty;
  const ids = backend.firestore.documents.list('orders').map(({ path }) => path);
  const index = heapMB() - empty - heap;
  return {
    shop: { backend, middle: ids[ids.length >> 1] ?? '' },
    orders,
    seedMs,
    journal,
    startMs,
    heap,
    index,
  };
}

function report(name: string, [small, large]: readonly [number, number], digits = 1): void {
  const columns = [small.toFixed(digits), large.toFixed(digits), `× ${(large / small).toFixed(1)}`];
  process.stdout.write(`${name.padEnd(48)}${columns.map(each => each.padStart(10)).join('')}\n`);
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const directory = await mkdtemp(join(tmpdir(), 'scale-'));
try {
  const small = await prepare(join(directory, 'small'), ORDERS / 10);
  const large = await prepare(join(directory, 'large'), ORDERS);
  const shops = [small.shop, large.shop] as const;
  report('orders', [small.orders, large.orders], 0);
  report('seeding, s', [small.seedMs / 1000, large.seedMs / 1000]);
  report('journal, MB', [small.journal, large.journal]);
  report('start from the journal, s', [small.startMs / 1000, large.startMs / 1000]);
  report('heap, MB', [small.heap, large.heap]);
  report('heap for one index, MB', [small.index, large.index]);

  process.stdout.write('\nms, the first time (it may build an index)\n');
  for (const [name, ask] of requests) {
    report(name, [await processorMs(() => ask(shops[0], -1)), await processorMs(() => ask(shops[1], -1))]);
  }
  process.stdout.write(`\nms, median of ${RUNS}\n`);
  for (const [name, ask] of requests) {
    const times: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      for (const at of [0, 1] as const) times[at].push(await processorMs(() => ask(shops[at], run)));
    }
    report(name, [median(times[0]), median(times[1])], 2);
  }
  const waits: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    for (const at of [0, 1] as const) waits[at].push(await longestWaitMs(() => page(1000)(shops[at], run)));
  }
  report('all else waits for a page of 1,000 (wall clock)', [median(waits[0]), median(waits[1])], 2);
  for (const { backend } of shops) await backend.close();
} finally {
  await rm(directory, { recursive: true, force: true });
}
