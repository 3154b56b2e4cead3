import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { PlainDocument } from '@/lib/plainData';
import { stockLedger } from './stockLedger';
import type { StockMovement } from './stockMovement';

/** The nth minute of a day, to the microsecond as the server writes it. */
const at = (minute: number) => `2026-01-10T09:${String(minute).padStart(2, '0')}:00.000000Z`;

function order(id: string, minute: number | null, quantity: number, data: PlainDocument['data'] = {}) {
  return parseOrder({
    id,
    data: {
      customerName: 'Asha Rao',
      status: 'pending',
      items: [{ productId: '1', productName: 'Water', size: '1L', quantity, price: 2.99 }],
      quantities: { '1': quantity },
      ...(minute !== null && { orderDate: at(minute) }),
      ...data,
    },
  });
}

/** Cancelled by its customer, unless movements say that it was staff. */
const cancelled = (id: string, minute: number, quantity: number, when: number, data = {}) =>
  order(id, minute, quantity, { status: 'cancelled', statusTimes: { cancelled: at(when) }, ...data });

function moved(
  kind: StockMovement['kind'],
  minute: number,
  quantity: number,
  after: number,
  fields: Partial<StockMovement> = {},
): StockMovement {
  const own = { productId: '1', kind, quantity, after, reason: '', orderId: null };
  return { id: `${kind}-${minute}`, ...own, by: 'admin', byName: 'Admin User', at: at(minute), ...fields };
}

const opening = moved('opening', 0, 30, 30);

/** What a ledger says, a text a line: `sale -2 → 28`. */
function told(inStock: number, orders: ReturnType<typeof order>[], movements: StockMovement[]) {
  const ledger = stockLedger({ id: '1', inStock }, orders, movements);
  return {
    lines: ledger.lines.map(({ kind, quantity, after }) => `${kind} ${quantity} → ${after}`),
    check: ledger.check,
    startsWith: ledger.startsWith,
    ordersBefore: ledger.ordersBefore,
  };
}

const ADDS_UP = { kind: 'addsUp', since: at(0) };

describe('stockLedger', () => {
  it('leads from the opening through sales and movements to today’s stock', () => {
    const orders = [order('A', 1, 2), order('B', 3, 5)];
    expect(told(42, orders, [opening, moved('received', 2, 20, 48), moved('damaged', 4, -1, 42)])).toEqual({
      lines: ['opening 30 → 30', 'sale -2 → 28', 'received 20 → 48', 'sale -5 → 43', 'damaged -1 → 42'],
      check: ADDS_UP,
      startsWith: 0,
      ordersBefore: 0,
    });
  });

  it.each([
    [
      'a customer’s cancellation, when they cancelled',
      [cancelled('A', 1, 2, 5), order('B', 3, 1)],
      [opening],
      29,
      ['opening 30 → 30', 'sale -2 → 28', 'sale -1 → 27', 'returned 2 → 29'],
    ],
    [
      'a cancellation by staff once, as their movement',
      [cancelled('A', 1, 2, 5)],
      [opening, moved('restocked', 5, 2, 30, { orderId: 'A' })],
      30,
      ['opening 30 → 30', 'sale -2 → 28', 'restocked 2 → 30'],
    ],
    [
      'an order that staff cancelled and reopened',
      [order('A', 1, 2, { statusTimes: { cancelled: at(4) } })],
      [
        opening,
        moved('restocked', 4, 2, 30, { orderId: 'A' }),
        moved('reopened', 6, -2, 28, { orderId: 'A' }),
      ],
      28,
      ['opening 30 → 30', 'sale -2 → 28', 'restocked 2 → 30', 'reopened -2 → 28'],
    ],
    [
      'an order that its customer cancelled and staff reopened',
      [order('A', 1, 2, { statusTimes: { cancelled: at(4) } })],
      [opening, moved('reopened', 6, -2, 28, { orderId: 'A' })],
      28,
      ['opening 30 → 30', 'sale -2 → 28', 'returned 2 → 30', 'reopened -2 → 28'],
    ],
    [
      'one that staff cancelled again: the customer’s own time is lost, but not their cancellation',
      [cancelled('A', 1, 2, 8)],
      [
        opening,
        moved('reopened', 6, -2, 28, { orderId: 'A' }),
        moved('restocked', 8, 2, 30, { orderId: 'A' }),
      ],
      30,
      ['opening 30 → 30', 'sale -2 → 28', 'returned 2 → 30', 'reopened -2 → 28', 'restocked 2 → 30'],
    ],
    [
      'an order that staff cancelled without its bottles, and never as a return',
      [{ ...cancelled('A', 1, 2, 5), restocked: false }],
      [opening],
      28,
      ['opening 30 → 30', 'sale -2 → 28', 'notReturned 0 → 28'],
    ],
    [
      'an old order by its lines, of which nothing came back when it was cancelled',
      [order('A', 1, 2, { quantities: null, status: 'cancelled' })],
      [opening],
      28,
      ['opening 30 → 30', 'sale -2 → 28'],
    ],
    [
      'a count that found what was expected',
      [],
      [opening, moved('correction', 5, 0, 30)],
      30,
      ['opening 30 → 30', 'correction 0 → 30'],
    ],
    [
      'two changes of one second in the order of their microseconds',
      [order('A', null, 2, { orderDate: '2026-01-10T09:01:00.000002Z' })],
      [opening, moved('received', 1, 5, 35, { at: '2026-01-10T09:01:00.000001Z' })],
      33,
      ['opening 30 → 30', 'received 5 → 35', 'sale -2 → 33'],
    ],
    [
      'nothing of another product',
      [order('A', 1, 2, { quantities: { '2': 2 } })],
      [opening, moved('received', 2, 5, 99, { productId: '2' })],
      30,
      ['opening 30 → 30'],
    ],
  ])('shows %s', (_what, orders, movements, inStock, lines) => {
    expect(told(inStock, orders, movements)).toMatchObject({ lines, check: ADDS_UP });
  });

  it('leaves out what was sold before the opening, and what nobody dated, and says how much', () => {
    const before = order('OLD', null, 4, { orderDate: '2025-12-01T10:00:00Z' });
    expect(told(28, [order('UNDATED', null, 9), before, order('A', 1, 2)], [opening])).toMatchObject({
      lines: ['opening 30 → 30', 'sale -2 → 28'],
      check: ADDS_UP,
      ordersBefore: 2,
    });
  });

  it('is computed back from today where nobody ever counted, and says so', () => {
    expect(told(36, [order('A', 1, 2), order('UNDATED', null, 4)], [])).toMatchObject({
      startsWith: 42,
      lines: ['sale -4 → 38', 'sale -2 → 36'],
      check: { kind: 'neverCounted' },
    });
  });

  it('is computed back from the first movement where there was no opening', () => {
    expect(told(34, [order('A', 1, 2), order('B', 6, 1)], [moved('correction', 5, -3, 35)])).toMatchObject({
      startsWith: 40,
      lines: ['sale -2 → 38', 'correction -3 → 35', 'sale -1 → 34'],
      check: { kind: 'addsUp', since: at(5) },
    });
  });

  it('begins where everything is known, at the first count after it', () => {
    const movements = [opening, moved('received', 5, 10, 31), moved('damaged', 8, -1, 28)];
    const orders = [order('B', 4, 9), order('C', 7, 2), order('UNDATED', null, 3)];
    const ledger = stockLedger({ id: '1', inStock: 28 }, orders, movements, at(3));
    expect(ledger.check).toEqual({ kind: 'addsUp', since: at(5) });
    expect(ledger.startsWith).toBe(30);
    expect(ledger.lines.map(({ after }) => after)).toEqual([21, 31, 29, 28]);
  });

  it('has a line where bottles went between two counts and nobody wrote it down', () => {
    expect(told(23, [order('A', 1, 2)], [opening, moved('received', 5, 1, 24)])).toEqual({
      startsWith: 0,
      ordersBefore: 0,
      lines: [
        'opening 30 → 30',
        'sale -2 → 28',
        'unexplained -5 → 23',
        'received 1 → 24',
        'unexplained -1 → 23',
      ],
      check: { kind: 'unexplained', came: 0, went: 6, since: at(0) },
    });
  });

  it('does not call it even where what is missing is too much elsewhere', () => {
    expect(told(30, [], [opening, moved('correction', 5, 0, 27)]).check).toEqual({
      kind: 'unexplained',
      came: 3,
      went: 3,
      since: at(0),
    });
  });
});
