import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { parseSearch, toSearchable } from './orderSearchRules';

const ORDER = toSearchable(
  parseOrder({
    id: '8K0Q1ZT5M7XW',
    data: {
      label: 'ORD-214',
      name: 'José Nair (Kochi)',
      email: 'Jose.Nair@Example.com',
      accountEmail: 'jn@account.test',
      phone: '98765-43210',
      shippingAddress: '31 Residency Road, Bengaluru 560 025',
      items: [{ productId: '1', productName: 'Premium Water', size: '1L', quantity: 2, price: 2.99 }],
    },
  }),
);

describe('parseSearch', () => {
  it.each([
    ['nothing typed', ''],
    ['spaces', '   '],
    ['a part of the id', 'zt5m'],
    ['its last four', 'm7xw'],
    ['its groups, as they are read', '8k0q 1zt5 m7xw'],
    ['a group that is being typed', '8k0q-'],
    ['the id as an order is written in a text', '#8K0Q-1ZT5-M7XW'],
    ['an id heard with O for 0 and I for 1', '8koqizt5'],
    ['the label', 'ord-214'],
    ['the account’s own email', 'jn@account'],
    ['a phone with the marks it was pasted with', '\u202a+91 98765 43210\u202c'],
    ['a name without its accent', 'jose nair'],
    ['a name in capitals with its accent', 'JOSÉ'],
    ['the accent as a character of its own', 'jose\u0301'],
    ['words in another order', 'nair josé'],
    ['a word of the name and one of the id', 'nair 8k0q'],
    ['a part of the email', 'nair@example'],
    ['brackets, as plain text', '(kochi)'],
    ['the whole phone', '9876543210'],
    ['the last digits', '3210'],
    ['digits across the stored hyphen', '54321'],
    ['a phone with a country code', '+91 98765 43210'],
    ['a phone with a leading zero', '098765 43210'],
    ['digits with spaces', '98 76 54'],
    ['a product', 'premium'],
    ['a product and its size', 'premium 1l'],
    ['a product and a name', 'premium josé'],
    ['the PIN, however it is written', '560025'],
    ['the PIN as two threes', '560 025'],
    ['the beginning of the PIN', '5600'],
    ['the street it goes to', 'residency road'],
    ['the city and a name', 'bengaluru nair'],
  ])('finds by %s', (_what, query) => {
    expect(parseSearch(query)(ORDER)).toBe(true);
  });

  it.each([
    ['another name', 'asha'],
    ['another PIN', '560026'],
    ['another product', 'essential'],
    ['another street', 'fc road'],
    ['one word that is there and one that is not', 'nair asha'],
    ['digits that are not there', '43211'],
    ['a pattern that would match as a regular expression', 'j.*r'],
    ['a bracket alone', '['],
    ['a backslash', '\\'],
    ['hyphens without a digit', '---'],
    ['a bracket that opens nothing', '(*['],
    ['ten thousand characters', 'nair'.repeat(2500)],
    ['a number of ten thousand digits', '9'.repeat(10_000)],
  ])('does not find by %s', (_what, query) => {
    expect(parseSearch(query)(ORDER)).toBe(false);
  });

  it.each([
    ['digits and a letter', `${'9'.repeat(10_000)}x`, 0],
    ['digits and spaces', `${'9 '.repeat(5000)}v`, 0],
    ['words', 'nair '.repeat(2000), 5000],
    ['accents', '\u0301'.repeat(10_000), 5000],
  ])('goes through 5 000 orders with a pasted 10 000 characters of %s', (_what, pasted, found) => {
    const orders = Array.from({ length: 5000 }, () => ORDER);
    expect(orders.filter(parseSearch(pasted))).toHaveLength(found);
  });

  it('keeps the vowel signs of Indian scripts apart', () => {
    const order = toSearchable(parseOrder({ id: 'A', data: { name: 'मीना' } }));
    expect(parseSearch('मीना')(order)).toBe(true);
    expect(parseSearch('मोना')(order)).toBe(false);
  });

  it('finds every order by any piece of its id, name, email or phone', () => {
    const field = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    const fields = fc.record({ id: field, name: field, email: field, phone: field });
    const piece = fc.record({
      of: fc.constantFrom('id', 'name', 'email', 'phone'),
      from: fc.nat(),
      to: fc.nat(),
    });
    fc.assert(
      fc.property(fields, piece, ({ id, ...data }, { of, from, to }) => {
        const order = parseOrder({ id, data });
        const stored = { id: order.id, name: order.customerName, email: order.email, phone: order.phone }[of];
        const graphemes = [...new Intl.Segmenter().segment(stored)].map(({ segment }) => segment);
        const [start = 0, end = 0] = [from % (graphemes.length + 1), to % (graphemes.length + 1)].sort(
          (a, b) => a - b,
        );
        const query = graphemes.slice(start, end).join('');
        // A leading # is read as "order number".
        fc.pre(!/(^|\s)#/.test(query));
        expect(parseSearch(query)(toSearchable(order))).toBe(true);
      }),
    );
  });
});
