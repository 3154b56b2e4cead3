import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { parseStockMovement } from '@/data/stock/stockMovementDocument';
import { inventoryBefore, ledgersOf } from './stockThen';

/** A day of January, at noon in India: what happens then is not before it. */
const day = (number: number) => Date.UTC(2026, 0, number, 6, 30);
const iso = (number: number) => new Date(day(number)).toISOString();

const sale = (id: string, at: number, quantities: { readonly [productId: string]: number }) =>
  parseOrder({
    id,
    data: {
      status: 'pending',
      orderDate: iso(at),
      quantities,
      items: Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity })),
    },
  });
function movement(productId: string, at: number, kind: string, quantity: number, after: number) {
  const id = `${productId}-${at}`;
  const parsed = parseStockMovement({ id, data: { productId, kind, quantity, after, at: iso(at) } });
  if (!parsed) throw new Error(`${id} is no movement.`);
  return parsed;
}

const ITEMS = [
  { id: '1', inStock: 60 },
  { id: '2', inStock: 30 },
];
const LEDGERS = ledgersOf(
  ITEMS,
  [sale('A', 3, { '1': 10, '2': 5 }), sale('B', 7, { '1': 30 }), sale('C', 8, { retired: 9 })],
  [
    movement('1', 1, 'opening', 100, 100),
    // Opened on the 2nd: before, the shop did not have it.
    movement('2', 2, 'opening', 20, 20),
    movement('2', 5, 'received', 15, 30),
  ],
);

describe('the inventory as it was', () => {
  it.each([
    ['before there was any book', day(1), null, 0, 0],
    ['with one product', day(2), 1, 100, 1],
    ['with both', day(3), 0.6, 120, 2],
    ['after the first sale', day(4), 0.525, 105, 2],
    ['after a delivery', day(6), 0.6, 120, 2],
    ['after the second sale', day(9), 0.45, 90, 2],
  ])('%s', (_when, ms, fraction, bottles, products) => {
    expect(inventoryBefore(ITEMS, LEDGERS, ms)).toEqual({ fraction, bottles, products });
  });

  it('is computed back from today where nobody ever counted', () => {
    const ledgers = ledgersOf([{ id: '1', inStock: 5 }], [sale('A', 3, { '1': 10 })], []);
    expect(inventoryBefore([{ id: '1' }], ledgers, day(2)).bottles).toBe(15);
    expect(inventoryBefore([{ id: '1' }], ledgers, day(4)).bottles).toBe(5);
  });

  it('is not known before all that is on this device, where that is the latest only', () => {
    // The 90 bottles of older orders are no mistake of the book.
    const orders = [sale('A', 6, { '1': 10 })];
    const movements = [movement('1', 1, 'opening', 200, 200), movement('1', 7, 'received', 5, 105)];
    const ledgers = ledgersOf([{ id: '1', inStock: 105 }], orders, movements, true);
    const bottlesBefore = (ms: number) => inventoryBefore([{ id: '1' }], ledgers, ms);
    expect(bottlesBefore(day(6) - 1)).toEqual({ fraction: null, bottles: 0, products: 0 });
    expect(bottlesBefore(day(6))).toEqual({ fraction: 1.1, bottles: 110, products: 1 });
    expect(bottlesBefore(day(8)).bottles).toBe(105);
  });
});
