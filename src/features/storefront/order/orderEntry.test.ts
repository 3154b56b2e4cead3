import { describe, expect, it } from 'vitest';
import { parseOrderEntry } from './orderEntry';

const product = { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: 'Soft.' };
const address = { flat: '', street: '1 Lake Road, Pune', locality: '', pin: '411001', landmark: '' };
const draft = { ...address, phone: 'b', email: 'c', paymentMethod: 'cash', instructions: '' };

describe('parseOrderEntry', () => {
  it('reads what Order Now passes on', () => {
    const state = { product, quantity: 2 };
    expect(parseOrderEntry(state)).toEqual({ kind: 'entry', entry: { items: [state] } });
  });

  it('reads several products, as the cart and Reorder pass them on', () => {
    const items = [
      { product, quantity: 2 },
      { product: { ...product, id: '2' }, quantity: 1 },
    ];
    const state = { items, fromCart: true, replaces: '7Z3KQ0M4XABC' };
    expect(parseOrderEntry(state)).toEqual({ kind: 'entry', entry: state });
  });

  it('takes a product that is named twice as one line', () => {
    const items = [
      { product, quantity: 2 },
      { product: { ...product, id: '2' }, quantity: 1 },
      { product, quantity: 3 },
    ];
    const parsed = parseOrderEntry({ items });
    expect(parsed).toMatchObject({ entry: { items: [{ quantity: 5 }, { quantity: 1 }] } });
  });

  const distinct = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      product: { ...product, id: String(place) },
      quantity: 1,
    }));

  it.each([
    ['no items', [], 'noProduct'],
    ['items of which one is none', [{ product, quantity: 1 }, { quantity: 1 }], 'noProduct'],
    ['items of which one has no quantity', [...distinct(2), { product, quantity: 0 }], 'badQuantity'],
    [
      'two lines that together are too many',
      [
        { product: { ...product, id: '2' }, quantity: 1 },
        { product, quantity: 999 },
        { product, quantity: 1 },
      ],
      'badQuantity',
    ],
    ['eight products', distinct(8), 'entry'],
    ['nine products', distinct(9), 'tooMany'],
  ])('finds in %s: %s, %s', (_what, items, kind) => {
    expect(parseOrderEntry({ items }).kind).toBe(kind);
  });

  it('keeps the order id and the draft of an earlier visit', () => {
    const persisted = { orderId: '7Z3KQ0M4XABC', draft };
    expect(parseOrderEntry({ product, quantity: 2, ...persisted })).toEqual({
      kind: 'entry',
      entry: { items: [{ product, quantity: 2 }], ...persisted },
    });
  });

  it('splits the address of an order that is taken back, or that an older app has left', () => {
    const { entry } = parseOrderEntry({
      ...{ product, quantity: 2 },
      draft: { address: '1 Lake Road, Pune 411001', phone: 'b' },
    }) as { entry: unknown };
    expect(entry).toMatchObject({ draft: { ...address, phone: 'b' } });
    expect(entry).not.toHaveProperty('draft.address');
  });

  it('drops what it does not know, and an id or draft that is none', () => {
    const state = {
      product: { ...product, isAdmin: true },
      quantity: 1,
      orderId: '../x',
      draft: { address: 1 },
    };
    expect(parseOrderEntry(state)).toEqual({ kind: 'entry', entry: { items: [{ product, quantity: 1 }] } });
  });

  it.each([
    ['nothing', null],
    ['a text', '/order'],
    ['a list', []],
    ['no product', { quantity: 1 }],
    ['an older form of the product', { product: 'Premium Water', quantity: 1 }],
    ['no name', { product: { ...product, name: ' ' }, quantity: 1 }],
    ['an id that leaves the collection', { product: { ...product, id: '1/../../users' }, quantity: 1 }],
    ['the id .', { product: { ...product, id: '.' }, quantity: 1 }],
    ['the id ..', { product: { ...product, id: '..' }, quantity: 1 }],
    ['an empty id', { product: { ...product, id: '' }, quantity: 1 }],
    ['an id of 1 501 bytes', { product: { ...product, id: 'é'.repeat(751) }, quantity: 1 }],
    ['a reserved id', { product: { ...product, id: '__x__' }, quantity: 1 }],
    ['a price of nothing', { product: { ...product, price: 0 }, quantity: 1 }],
    ['a price below a paisa', { product: { ...product, price: 0.001 }, quantity: 1 }],
    ['a negative price', { product: { ...product, price: -2 }, quantity: 1 }],
    ['a price in words', { product: { ...product, price: '2.99' }, quantity: 1 }],
    ['a price that is no number', { product: { ...product, price: Number.NaN }, quantity: 1 }],
  ])('finds no product in %s', (_what, state) => {
    expect(parseOrderEntry(state)).toEqual({ kind: 'noProduct' });
  });

  it.each([0, -1, 1.5, 1e9, 1000, Number.NaN, '2', '', null, undefined])(
    'refuses the quantity %j',
    quantity => {
      expect(parseOrderEntry({ product, quantity })).toEqual({ kind: 'badQuantity' });
    },
  );

  it.each(['javascript:alert(1)', '//evil.example/x.png', 'data:text/html,x', 'http://x.example/y.png'])(
    'shows no image from %s',
    image => {
      const parsed = parseOrderEntry({ product: { ...product, image }, quantity: 1 });
      expect(parsed).toMatchObject({ entry: { items: [{ product: { image: '' } }] } });
    },
  );
});
