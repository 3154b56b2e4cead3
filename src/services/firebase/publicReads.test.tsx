import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlainDocument } from '@/lib/plainData';
import { READ_DEADLINE_MS } from '@/lib/retryPolicy';
import { createServices } from '@/store/services';
import { double } from '../../../local-firebase/seed/seedValue';
import { openShopBackend } from '../../../test/support/renderApp';
import { put } from '../../../test/support/shop';
import { server } from '../../../test/support/testBackend';
import { listPublicDocuments } from './firestore/publicReads';
import { toAppError } from './toAppError';

const source = () => ({ env: {}, pageUrl: globalThis.location.href });
const read = () => listPublicDocuments(source(), 'inventory');
const failed = async (work: Promise<unknown>) =>
  work.then(
    () => 'an answer',
    (thrown: unknown) => toAppError(thrown),
  );
const INVENTORY = /\/documents\/inventory$/;

afterEach(() => server.resetHandlers());

/** Every kind of value there is, and a few that the product never stores. */
const EVERYTHING = {
  text: 'Water',
  empty: '',
  whole: 12,
  negative: -3,
  fraction: double(2.5),
  yes: true,
  nothing: null,
  at: new Date('2026-11-20T10:42:07.120Z'),
  list: ['a', 1, { inner: [] }],
  map: { nested: { deep: 'yes' }, when: new Date('2026-11-20T00:00:00Z') },
};

describe('a public collection', () => {
  it('is read as the SDK reads it, to the last digit', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/everything', EVERYTHING);
    await put(backend, 'inventory/none', {});
    // Asked for with an order, it goes through the SDK.
    const throughSdk = await createServices(source()).firestore.run({
      as: 'anyone',
      list: 'inventory',
      orderBy: [['__name__', 'asc']],
    });
    const documents = await read();
    expect(documents?.map(({ id }) => id)).toEqual(['1', '2', '3', 'everything', 'none']);
    expect(documents).toEqual(throughSdk);
  });

  it('is read to its end, however many pages it has', async () => {
    const backend = await openShopBackend();
    for (let count = 0; count < 305; count += 1) await put(backend, `inventory/x${count}`, { name: 'X' });
    const before = backend.firestore.meter.total().reads;
    expect(await read()).toHaveLength(308);
    expect(backend.firestore.meter.total().reads - before).toBe(308);
  });

  it('is asked for without a header of ours, so that no browser asks for leave first', async () => {
    await openShopBackend();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await read();
    expect(fetched.mock.calls).toEqual([
      [expect.stringMatching(/\/documents\/inventory\?key=local&pageSize=300$/)],
    ]);
    fetched.mockRestore();
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'denied'],
    [404, 'notFound'],
    [429, 'rateLimited'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [400, 'invalid'],
  ] as const)('answered with %d is a failure of the kind %s', async (status, kind) => {
    const backend = await openShopBackend();
    backend.faults.inject({ match: { path: '/documents/inventory' }, fault: { kind: 'status', status } });
    expect(await failed(read())).toMatchObject({ kind });
  });

  it('that nobody answers for is out of reach, and in the end too late', async () => {
    const backend = await openShopBackend();
    backend.faults.inject({
      match: { path: '/documents/inventory' },
      fault: { kind: 'dropRequest' },
      times: 1,
    });
    expect(await failed(read())).toEqual({ kind: 'offline', code: 'network' });
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    backend.faults.inject({ match: { path: '/documents/inventory' }, fault: { kind: 'hang' } });
    const late = failed(read());
    await vi.advanceTimersByTimeAsync(READ_DEADLINE_MS);
    expect(await late).toEqual({ kind: 'timeout', code: 'deadline' });
  });
});

describe('an answer of somebody else', () => {
  const answers: readonly (readonly [string, () => Response])[] = [
    ['a page', () => HttpResponse.html('<h1>Welcome to the station</h1>')],
    ['nothing', () => new Response('')],
    ['a list', () => HttpResponse.json([])],
    ['null', () => HttpResponse.json(null)],
    ['other JSON', () => HttpResponse.json({ ok: true })],
    ['documents that are none', () => HttpResponse.json({ documents: {} })],
    ['documents without a name', () => HttpResponse.json({ documents: [{ fields: {} }] })],
    [
      'documents of another collection',
      () =>
        HttpResponse.json({
          documents: [
            {
              name: 'projects/demo-bottled-water/databases/(default)/documents/orders/1',
              fields: { name: { stringValue: 'Water' } },
            },
          ],
        }),
    ],
  ];
  it.each(answers)('is no menu: %s', async (_what, answer) => {
    await openShopBackend();
    server.use(http.get(INVENTORY, answer));
    expect(await failed(read())).toEqual({ kind: 'offline', code: 'unreadable-answer' });
  });

  it('that says nothing is not taken for an empty shop: the SDK is asked', async () => {
    await openShopBackend();
    const { firestore } = createServices(source());
    server.use(http.get(INVENTORY, () => HttpResponse.json({})));
    const documents = (await firestore.run({ as: 'anyone', list: 'inventory' })) as PlainDocument[];
    expect(documents.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('is the truth of an empty collection, which the SDK bears out', async () => {
    await openShopBackend();
    const { firestore } = createServices(source());
    expect(await listPublicDocuments(source(), 'products')).toBeNull();
    expect(await firestore.run({ as: 'anyone', list: 'products' })).toEqual([]);
  });
});
