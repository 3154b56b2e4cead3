import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/domain/order/order';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import { sessionChanged } from '@/store/session/session';
import { type Cart, cartSeen, cartSlice, leftCart, linesOf, putInCart } from './cartSlice';

const line = (productId: string, quantity = 1): OrderItem => ({
  productId,
  productName: `Water ${productId}`,
  size: '1L',
  image: '',
  quantity,
  pricePaise: 299,
});
const asha = { id: 'asha', name: 'Asha', email: 'asha@demo.test' };
const ravi = { id: 'ravi', name: 'Ravi', email: 'ravi@demo.test' };
const cartOf = (ownerId: string | null, ...ids: string[]): Cart => ({
  lines: ids.map(id => line(id)),
  ownerId,
});
const EMPTY: Cart = { lines: [], ownerId: null };
const reduced = (cart: Cart, ...actions: Parameters<typeof cartSlice.reducer>[1][]): Cart =>
  actions.reduce(cartSlice.reducer, cart);
const idsOf = ({ lines }: Cart) => lines.map(({ productId }) => productId);

describe('putting bottles in', () => {
  it('adds a line for a new product and replaces that of a known one in its place', () => {
    const cart = reduced(
      cartOf(null, '1', '2'),
      putInCart({ line: line('3'), ownerId: null }),
      putInCart({ line: line('1', 5), ownerId: null }),
    );
    expect(cart.lines).toEqual([line('1', 5), line('2'), line('3')]);
  });

  it('puts back a line where it was', () => {
    const cart = reduced(
      cartOf(null, '1', '2', '3'),
      leftCart(['2']),
      putInCart({ line: line('2'), ownerId: null, at: 1 }),
    );
    expect(idsOf(cart)).toEqual(['1', '2', '3']);
  });

  it('takes no ninth product, and more of the eight', () => {
    const full = cartOf(null, '1', '2', '3', '4', '5', '6', '7', '8');
    expect(reduced(full, putInCart({ line: line('9'), ownerId: null }))).toBe(full);
    expect(reduced(full, putInCart({ line: line('8', 7), ownerId: null })).lines[7]).toEqual(line('8', 7));
  });

  it('begins anew in a cart that is somebody else’s', () => {
    const cart = reduced(cartOf('asha', '1'), putInCart({ line: line('2'), ownerId: 'ravi' }));
    expect(cart).toEqual(cartOf('ravi', '2'));
  });

  it('holds each product once and at most eight, whatever is done', () => {
    const id = fc.integer({ min: 1, max: 12 }).map(String);
    const action = fc.oneof(
      fc
        .record({ line: id.map(known => line(known)), ownerId: fc.constantFrom(null, 'asha') })
        .map(putInCart),
      fc.array(id).map(leftCart),
      fc.constantFrom(asha, null).map(user => sessionChanged({ area: 'storefront', user })),
    );
    fc.assert(
      fc.property(fc.array(action), actions => {
        const ids = idsOf(reduced(EMPTY, ...actions));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(MAX_PRODUCTS);
      }),
    );
  });
});

describe('whose it is', () => {
  const signedIn = (user: typeof asha) => sessionChanged({ area: 'storefront', user });
  const signedOut = sessionChanged({ area: 'storefront', user: null });
  const ended = sessionChanged({ area: 'storefront', user: null, endedFor: 'asha' });

  it.each([
    ['a visitor’s goes with them into their session', cartOf(null, '1'), signedIn(asha), cartOf('asha', '1')],
    ['a visitor’s stays a visitor’s', cartOf(null, '1'), signedOut, cartOf(null, '1')],
    ['a customer’s is there when they come back', cartOf('asha', '1'), signedIn(asha), cartOf('asha', '1')],
    ['a customer’s is emptied when they sign out', cartOf('asha', '1'), signedOut, EMPTY],
    [
      'a customer’s waits for them when the session ended unasked',
      cartOf('asha', '1'),
      ended,
      cartOf('asha', '1'),
    ],
    ['nothing of one customer is left for another', cartOf('asha', '1'), signedIn(ravi), EMPTY],
    [
      'the staff’s session is none of its business',
      cartOf('asha', '1'),
      sessionChanged({ area: 'back-office', user: null }),
      cartOf('asha', '1'),
    ],
  ])('%s', (_what, before, session, then) => {
    expect(reduced(before, session)).toEqual(then);
  });

  it('is not written down before there is anything in it', () => {
    const nothing = reduced(EMPTY, { type: '' });
    expect(reduced(nothing, signedIn(asha))).toBe(nothing);
  });
});

it.each([
  ['a visitor’s by a visitor', null, null, true],
  ['a visitor’s by who signs in', null, 'asha', true],
  ['a customer’s by themselves', 'asha', 'asha', true],
  ['a customer’s by another', 'asha', 'ravi', false],
  ['a customer’s by a visitor', 'asha', null, false],
])('is seen, %s: %s, %s: %s', (_whose, ownerId, personId, isSeen) => {
  const cart = cartOf(ownerId, '1');
  expect(linesOf(cart, personId)).toEqual(isSeen ? cart.lines : []);
});

it('becomes what another tab has made of it', () => {
  expect(reduced(cartOf(null, '1'), cartSeen(cartOf('asha', '2')))).toEqual(cartOf('asha', '2'));
});
