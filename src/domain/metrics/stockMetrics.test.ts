import { describe, expect, it } from 'vitest';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import { inventoryStatus, stockBar, withoutArchived } from './stockMetrics';

const item = (name: string, inStock: number, reorderPoint = 10, archived = false) =>
  parseStockItem({ id: name, data: { name, inStock, reorderPoint, archived } });

describe('Inventory Status', () => {
  it.each([
    // Spec §9: total stock ÷ (item count × 100).
    [[100], 1],
    [[50, 50], 0.5],
    [[30, 30, 3], 0.21],
    [[250], 2.5],
    [[0, 0], 0],
  ])('of %j bottles is %d', (stock, fraction) => {
    const status = inventoryStatus(stock.map(inStock => ({ inStock })));
    expect(status.fraction).toBeCloseTo(fraction, 10);
    expect(status.products).toBe(stock.length);
  });

  it('is not known of an empty inventory', () => {
    expect(inventoryStatus([])).toEqual({ fraction: null, bottles: 0, products: 0 });
  });
});

describe('a stock bar', () => {
  it.each([
    // Spec §4 and §9: the capacity is three times the reorder point, below 40 % low, below 75 % medium.
    [0, 100, 'low'],
    [119, 100, 'low'],
    [120, 100, 'medium'],
    [224, 100, 'medium'],
    [225, 100, 'good'],
    [300, 100, 'good'],
    [900, 100, 'good'],
    [0, 0, 'low'],
    [1, 0, 'good'],
  ] as const)('of %d with the reorder point %d is %s', (inStock, reorderPoint, level) => {
    expect(stockBar({ inStock, reorderPoint })).toMatchObject({ level, capacity: 3 * reorderPoint });
  });

  it('is filled beyond its capacity where there is more', () => {
    expect(stockBar({ inStock: 450, reorderPoint: 100 }).fill).toBe(1.5);
  });
});

it('what is archived is on no shelf', () => {
  const items = [item('at', 10), item('gone', 0, 10, true)];
  expect(withoutArchived(items).map(({ name }) => name)).toEqual(['at']);
});
