import { describe, expect, it } from 'vitest';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { acceptRefusals } from './acceptRefusals';
import type { OrderRefusal } from './orderRefusal';

const selection = (id: string, quantity: number, price: number): OrderSelection => ({
  product: { id, name: `Water ${id}`, size: '1L', price, image: '', description: '' },
  quantity,
});
const because = (productId: string, reason: OrderRefusal['reason']): OrderRefusal => ({
  productId,
  productName: `Water ${productId}`,
  reason,
});
const items = [selection('1', 5, 2.99), selection('2', 2, 1.79)];
const dearer = { kind: 'priceChanged', fromPaise: 299, toPaise: 349 } as const;

describe('taking the shop as it is now', () => {
  it.each<[string, OrderRefusal[], OrderSelection[]]>([
    ['leaves all as it is when nothing has changed', [], items],
    [
      'takes what is left',
      [because('1', { kind: 'onlyLeft', inStock: 3 })],
      [selection('1', 3, 2.99), selection('2', 2, 1.79)],
    ],
    ['takes the new price', [because('1', dearer)], [selection('1', 5, 3.49), selection('2', 2, 1.79)]],
    [
      'takes fewer at the new price',
      [because('1', { kind: 'onlyLeft', inStock: 3 }), because('1', dearer)],
      [selection('1', 3, 3.49), selection('2', 2, 1.79)],
    ],
    [
      'takes the new name, size and picture',
      [
        because('1', {
          kind: 'productChanged',
          from: { name: 'Water 1', size: '1L' },
          to: { name: 'Spring', size: '900ml', image: '/1.avif' },
        }),
        because('1', dearer),
      ],
      [
        {
          product: { ...selection('1', 5, 3.49).product, name: 'Spring', size: '900ml', image: '/1.avif' },
          quantity: 5,
        },
        selection('2', 2, 1.79),
      ],
    ],
    [
      'goes without what is no longer sold',
      [because('2', { kind: 'noLongerSold' })],
      [selection('1', 5, 2.99)],
    ],
    ['goes without what is out of stock', [because('1', { kind: 'outOfStock' })], [selection('2', 2, 1.79)]],
    [
      'leaves nothing where nothing can be had',
      [because('1', { kind: 'outOfStock' }), because('2', { kind: 'priceUnavailable' })],
      [],
    ],
  ])('%s', (_what, refusals, left) => {
    expect(acceptRefusals(items, refusals)).toEqual(left);
  });
});
