import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { bottlesBySize, waterUsed } from './bottles';

const anOrder = (status: string, ...items: readonly (readonly [size: string, quantity: number])[]) =>
  parseOrder({
    id: 'A',
    data: { status, items: items.map(([size, quantity], at) => ({ productId: `p${at}`, size, quantity })) },
  });
const TODAY = new Map([['p0', '2L']]);
const NONE = new Map<string, string>();

describe('Water Used', () => {
  it.each([
    // Spec §9: the number in the size × the quantity ÷ 1000, in L.
    ['500ml', 2, 1000],
    ['250ml', 4, 1000],
    ['750 ml', 1, 750],
    // Taken in millilitres: a litre is 1000 of them.
    ['1L', 3, 3000],
    ['1.5L', 2, 3000],
    ['20L', 1, 20_000],
  ])('of bottles of %s, %d of them, is %d ml', (size, quantity, ml) => {
    expect(waterUsed([anOrder('pending', [size, quantity])], NONE)).toEqual({
      ml,
      orders: 1,
      bottlesOfNoSize: 0,
    });
  });

  it('adds up every item of every order but the cancelled ones', () => {
    const orders = [
      anOrder('delivered', ['500ml', 3], ['1L', 1]),
      anOrder('pending', ['250ml', 2]),
      anOrder('cancelled', ['20L', 9]),
    ];
    expect(waterUsed(orders, NONE)).toEqual({ ml: 3000, orders: 2, bottlesOfNoSize: 0 });
  });

  it('leaves out, and counts, bottles that nothing tells the size of', () => {
    expect(waterUsed([anOrder('pending', ['Jar', 2], ['', 3], ['1L', 1])], NONE)).toEqual({
      ml: 1000,
      orders: 1,
      bottlesOfNoSize: 5,
    });
  });

  it.each([
    ['does not say', ''],
    ['says another', '20L'],
    ['says what is no size', '999 x 99999999999L'],
  ])('takes the inventory’s size where an order %s', (_what, size) => {
    expect(waterUsed([anOrder('pending', [size, 2])], TODAY).ml).toBe(4000);
  });

  it('knows no size of a product that the inventory gives none, whatever an order says', () => {
    const order = anOrder('pending', ['20L', 2]);
    expect(waterUsed([order], new Map([['p0', 'Unknown']]))).toEqual({
      ml: 0,
      orders: 1,
      bottlesOfNoSize: 2,
    });
  });

  it('believes no size that no bottle has', () => {
    expect(waterUsed([anOrder('pending', ['999 x 99999999999L', 1], ['1L', 1])], NONE)).toEqual({
      ml: 1000,
      orders: 1,
      bottlesOfNoSize: 1,
    });
  });
});

describe('units per bottle size', () => {
  it('has the smallest first and the unknown last, however a size is written', () => {
    const orders = [
      anOrder('pending', ['1L', 2], ['500 ml', 1], ['Standard', 4]),
      anOrder('shipped', ['0.5L', 2], ['500ml', 3], ['1000ml', 1]),
      anOrder('cancelled', ['250ml', 100]),
    ];
    expect(bottlesBySize(orders, NONE)).toEqual([
      { ml: 500, bottles: 6 },
      { ml: 1000, bottles: 3 },
      { ml: null, bottles: 4 },
    ]);
  });

  it('has a bar for what the inventory says, not for what an order does', () => {
    const orders = [anOrder('pending', ['20L', 3]), anOrder('pending', ['2 l', 1])];
    expect(bottlesBySize(orders, TODAY)).toEqual([{ ml: 2000, bottles: 4 }]);
    const absurd = [anOrder('pending', ['999 x 99999999999L', 1])];
    expect(bottlesBySize(absurd, NONE)).toEqual([{ ml: null, bottles: 1 }]);
  });

  it('is nothing where nothing was ordered', () => {
    expect(bottlesBySize([], NONE)).toEqual([]);
  });
});
