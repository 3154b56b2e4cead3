import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelOrder } from '@/data/order/cancelOrder';
import { parseOrder } from '@/data/order/orderDocument';
import { placeOrder } from '@/data/order/placeOrder';
import { baseVersionOf as orderBaseVersionOf } from '@/data/order/queuedEdits';
import { saveEdit } from '@/data/order/saveEdit';
import { adjustStock } from '@/data/stock/adjustStock';
import { toResolvedAdjustment } from '@/data/stock/blockedCounts';
import { createItem, updateItem } from '@/data/stock/saveStockItem';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import { parseStockMovement } from '@/data/stock/stockMovementDocument';
import { ORDER_STATUSES } from '@/domain/order/order';
import { fieldsOf } from '@/domain/stock/itemFields';
import { ADJUSTMENT_KINDS, type Adjustment, type StockAdjustment } from '@/domain/stock/stockChanges';
import { stockLedger } from '@/domain/stock/stockLedger';
import type { PlainDocument } from '@/lib/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { createServices } from '@/store/services';
import { double } from '../../local-firebase/seed/seedValue';
import { openAnyShop } from '../support/anyShop';
import { twoBottles } from '../support/customerOrders';
import { onOfficial } from '../support/official';
import { ADMIN, CUSTOMER, put } from '../support/shop';
import { aStockItem } from '../support/stock';

const NOW = '2026-01-15T09:00:00.000Z';
const by = { id: ADMIN.uid, name: ADMIN.displayName };
const ground = { updatedAt: null, builtOn: [] };

/** Crockford's letters in the order of counting, as many as an order's id has. */
const counted = (prefix: string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}${String(count).padStart(11, '0')}`;
  };
};

/** A shop with one of its customers and one of its staff signed in, and a bottle of its own for each history. */
async function openBook() {
  const { backend, source } = await openAnyShop();
  const services = createServices(source);
  await services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password);
  await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
  const run = (request: FirestoreRequest) => services.firestore.run(request);
  const read = async (path: string) => (await run({ as: 'back-office', get: path })) as PlainDocument | null;
  const list = async (collection: string) =>
    (await run({ as: 'back-office', list: collection })) as PlainDocument[];
  const newId = counted('T');

  async function add(inStock: number) {
    const productId = newId();
    const fields = { ...fieldsOf(aStockItem()), sku: productId };
    const asked = { commandId: newId(), ground, by, productId, fields, inStock };
    expect(await createItem(asked, NOW, run)).toEqual({ outcome: 'saved' });
    return productId;
  }

  const adjustment = (productId: string, change: Adjustment, kind: StockAdjustment['kind']) => ({
    ...{ commandId: newId(), ground, by, productId, label: '', kind, reason: '' },
    adjustment: change,
  });

  async function sell(productId: string, quantity: number): Promise<string> {
    const [line] = twoBottles().items;
    const stored = await read(`inventory/${productId}`);
    if (!line || !stored) throw new Error('there is no line, or no product');
    // Nobody waits for a turn here: how often one may order is none of the ledger's business.
    await put(backend, `orderPace/${CUSTOMER.uid}`, { count: 0, times: {}, lastOrderId: '' });
    const item = { ...line, productId, productName: parseStockItem(stored).name, quantity };
    const order = { ...twoBottles(newId()), items: [item] };
    const { outcome } = await placeOrder(order, { run, serverNow: () => Date.now() });
    expect(outcome).toBe(quantity > parseStockItem(stored).inStock ? 'refused' : 'placed');
    return order.id;
  }

  const cancelByCustomer = (orderId: string) =>
    cancelOrder({ commandId: newId(), orderId, userId: CUSTOMER.uid, cancelReason: '' }, run);

  /** `restock`: whether the bottles of an order that is cancelled come back. */
  async function setStatus(orderId: string, status: (typeof ORDER_STATUSES)[number], restock: boolean) {
    const cancellation = { restock, reason: '' };
    const stored = await read(`orders/${orderId}`);
    if (!stored) return;
    const order = parseOrder(stored);
    await saveEdit(
      {
        ...orderBaseVersionOf(order),
        orderId,
        email: order.email,
        status,
        commandId: newId(),
        by,
        ...{ cancellation },
      },
      run,
    );
  }

  async function rename(productId: string, name: string) {
    const stored = await read(`inventory/${productId}`);
    if (!stored) throw new Error('the product is there');
    const seen = fieldsOf(parseStockItem(stored));
    const asked = { commandId: newId(), ground, by, productId, seen, fields: { ...seen, name } };
    expect(await updateItem(asked, NOW, run)).toEqual({ outcome: 'saved' });
  }

  async function ledgerOf(productId: string) {
    const stored = await read(`inventory/${productId}`);
    if (!stored) throw new Error('the product is there');
    const item = parseStockItem(stored);
    const orders = (await list('orders')).map(parseOrder);
    const movements = (await list('stockMovements')).flatMap(document => parseStockMovement(document) ?? []);
    return { item, ledger: stockLedger(item, orders, movements) };
  }

  return { backend, run, add, adjustment, sell, cancelByCustomer, setStatus, rename, ledgerOf };
}

type Book = Awaited<ReturnType<typeof openBook>>;

/** What can happen to a product; `which` chooses among what has happened before. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('status' as const),
      which: fc.nat(),
      status: fc.constantFrom(...ORDER_STATUSES),
      restock: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('adjust' as const),
      kind: fc.constantFrom(...ADJUSTMENT_KINDS),
      change: fc.oneof(
        fc.record({ by: fc.integer({ min: -15, max: 15 }) }),
        fc.record({ to: fc.integer({ min: 0, max: 25 }) }),
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('count' as const),
      missing: fc.integer({ min: -3, max: 5 }),
      /** Whether it waits until the next count, and the person then applies its difference. */
      waits: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const), which: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rename' as const) }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

async function live(book: Book, productId: string, happenings: readonly Happening[]) {
  const orders: string[] = [];
  const adjustments: StockAdjustment[] = [];
  const pick = <Row,>(rows: readonly Row[], which: number): Row | undefined => rows[which % rows.length];
  async function adjust(change: StockAdjustment) {
    adjustments.push(change);
    return adjustStock(change, NOW, book.run);
  }
  let waiting: StockAdjustment | null = null;
  const stock = async () => (await book.ledgerOf(productId)).item.inStock;
  async function sendWaiting() {
    if (!waiting) return;
    const sent: StockAdjustment = waiting;
    waiting = null;
    const before = await stock();
    const result = await adjust(sent);
    if (result.outcome !== 'refused') return;
    expect(result.problem).toEqual({ kind: 'moved', inStock: before });
    expect(await stock()).toBe(before);
    await adjust(toResolvedAdjustment({ change: sent, entry: null, inStock: before }, before));
  }
  for (const each of happenings) {
    if (each.what === 'sell') orders.push(await book.sell(productId, each.quantity));
    if (each.what === 'adjust') await adjust(book.adjustment(productId, each.change, each.kind));
    if (each.what === 'count') {
      await sendWaiting();
      const shown = await stock();
      const counted = Math.max(0, shown - each.missing);
      waiting = book.adjustment(productId, { counted, shown }, 'correction');
      if (!each.waits) await sendWaiting();
    }
    if (each.what === 'rename') await book.rename(productId, `Water ${orders.length}`);
    if (!('which' in each)) continue;
    const order = pick(orders, each.which);
    const earlier = pick(adjustments, each.which);
    if (each.what === 'cancel' && order) await book.cancelByCustomer(order);
    if (each.what === 'status' && order) await book.setStatus(order, each.status, each.restock);
    if (each.what === 'again' && earlier) await adjustStock(earlier, NOW, book.run);
    if (each.what === 'undo' && earlier) {
      await adjust(book.adjustment(productId, { undo: earlier.commandId }, 'correction'));
    }
  }
  await sendWaiting();
}

describe('the ledger of a product', () => {
  it('adds up to today’s stock, whatever staff and customers did', async () => {
    const book = await openBook();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 30 }),
        fc.array(happening, { minLength: 4, maxLength: 16 }),
        async (opening, happenings) => {
          const productId = await book.add(opening);
          await live(book, productId, happenings);
          const { item, ledger } = await book.ledgerOf(productId);
          expect(ledger.check.kind).toBe('addsUp');
          expect(ledger.lines.at(-1)?.after).toBe(item.inStock);
          expect(ledger.lines.filter(({ after }) => after < 0)).toEqual([]);
        },
      ),
      // Each goes through the rules and the SDK: few, and long.
      {
        numRuns: onOfficial ? 5 : 12,
        endOnFailure: true,
        // The customer's own cancellation lies before a count, and the time of it was lost when staff cancelled again.
        examples: [
          [
            19,
            [
              { what: 'sell', quantity: 4 },
              { what: 'cancel', which: 0 },
              { what: 'adjust', kind: 'correction', change: { by: 1 } },
              { what: 'status', which: 0, status: 'processing', restock: true },
              { what: 'status', which: 0, status: 'cancelled', restock: true },
            ],
          ],
        ],
      },
    );
  });

  it('shows how much went where nobody wrote it down, until the shelf is counted', async () => {
    const book = await openBook();
    const productId = await book.add(20);
    await book.sell(productId, 3);
    await put(book.backend, `inventory/${productId}`, {
      ...{ name: 'Premium Water', size: '1L', category: 'premium', unitPrice: '2.99', sku: 'X', image: '' },
      ...{ description: 'x', reorderPoint: 1, inStock: 12 },
    });
    expect((await book.ledgerOf(productId)).ledger.check).toMatchObject({
      kind: 'unexplained',
      came: 0,
      went: 5,
    });
    await adjustStock(book.adjustment(productId, { counted: 11, shown: 12 }, 'correction'), NOW, book.run);
    const { item, ledger } = await book.ledgerOf(productId);
    expect(item.inStock).toBe(11);
    expect(ledger.lines.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['opening', 20],
      ['sale', -3],
      ['unexplained', -5],
      ['correction', -1],
    ]);
  });
});

describe('an adjustment that is sent again', () => {
  it('moves nothing a second time, though other staff wrote to the product in between', async () => {
    const book = await openBook();
    const productId = await book.add(10);
    const received = book.adjustment(productId, { by: 5 }, 'received');
    expect(await adjustStock(received, NOW, book.run)).toEqual({ outcome: 'saved' });
    await book.rename(productId, 'Spring');
    expect(await adjustStock(received, NOW, book.run)).toEqual({ outcome: 'saved' });
    expect((await book.ledgerOf(productId)).item.inStock).toBe(15);
  });

  it('moves each once where three meet', async () => {
    const book = await openBook();
    const productId = await book.add(10);
    let waiting = [5, -3, 4].map(by => book.adjustment(productId, { by }, 'correction'));
    for (let tries = 0; waiting.length > 0; tries += 1) {
      expect(tries, 'until each has got through').toBeLessThan(500);
      const results = await Promise.all(waiting.map(change => adjustStock(change, NOW, book.run)));
      expect(results.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
      // One that lost the race is sent again by the outbox.
      waiting = waiting.filter((_, at) => results[at]?.outcome === 'failed');
    }
    const { item, ledger } = await book.ledgerOf(productId);
    expect(item.inStock).toBe(16);
    expect(ledger.check.kind).toBe('addsUp');
  });

  it('waits where the product has changed while it was on its way, and is not refused', async () => {
    const book = await openBook();
    const productId = await book.add(10);
    const sold = book.adjustment(productId, { by: -2 }, 'correction');
    let meanwhile = async () => {
      meanwhile = async () => {};
      expect(await adjustStock(sold, NOW, book.run)).toEqual({ outcome: 'saved' });
    };
    const run = (request: FirestoreRequest) => {
      if (!('transaction' in request)) return book.run(request);
      return book.run({
        ...request,
        async run(transaction) {
          const written = await request.run(transaction);
          await meanwhile();
          return written;
        },
      });
    };
    const received = book.adjustment(productId, { by: 5 }, 'received');
    expect(await adjustStock(received, NOW, run)).toMatchObject({
      outcome: 'failed',
      error: { kind: 'conflict' },
    });
    expect(await adjustStock(received, NOW, run)).toEqual({ outcome: 'saved' });
    expect((await book.ledgerOf(productId)).item.inStock).toBe(13);
  });

  it('undoes nothing that was never saved', async () => {
    const book = await openBook();
    const productId = await book.add(10);
    const undo = book.adjustment(productId, { undo: 'NEVER' }, 'correction');
    expect(await adjustStock(undo, NOW, book.run)).toEqual({
      outcome: 'refused',
      problem: { kind: 'nothingToUndo' },
    });
  });
});

describe('a stock that older data hold in another type', () => {
  it.each([
    ['as a text', '36', 41],
    ['not at all', undefined, 5],
    ['as less than nothing', -4, 1],
  ])('%s is adjusted from there', async (_how, inStock, after) => {
    const book = await openBook();
    await put(book.backend, 'inventory/old', {
      name: 'Old',
      size: '1L',
      ...(inStock !== undefined && { inStock }),
    });
    const received = book.adjustment('old', { by: 5 }, 'received');
    expect(await adjustStock(received, NOW, book.run)).toEqual({ outcome: 'saved' });
    expect((await book.ledgerOf('old')).item.inStock).toBe(after);
  });

  it('in halves is left alone: no whole number of bottles leads away from it', async () => {
    const book = await openBook();
    await put(book.backend, 'inventory/old', { name: 'Old', size: '1L', inStock: double(2.5) });
    const counted = book.adjustment('old', { counted: 2, shown: 2 }, 'correction');
    expect(await adjustStock(counted, NOW, book.run)).toEqual({
      outcome: 'refused',
      problem: { kind: 'denied' },
    });
  });
});
