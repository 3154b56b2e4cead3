import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { placeText } from '@/domain/order/orderPlace';
import { parseSearch, toSearchable } from '@/domain/order/orderSearchRules';
import { type Segment, searchHighlights } from './searchHighlights';

/** A text with what is marked in brackets. */
const shown = (segments: readonly Segment[]) =>
  segments.map(({ text, highlighted }) => (highlighted ? `[${text}]` : text)).join('');

const ORDER = parseOrder({
  id: '8K0Q1ZT5M7XW',
  data: {
    label: 'ORD-014',
    name: 'Asha Rao',
    email: 'asha@demo.test',
    accountEmail: 'office@account.test',
    phone: '98765-43210',
    shippingAddress: '12 MG Road, Bengaluru 560 001',
    items: [
      { productId: '1', productName: 'Premium Water', size: '1L', quantity: 2, price: 2.99 },
      { productId: '2', productName: 'Compact Water', size: '500ml', quantity: 1, price: 1.99 },
    ],
  },
});

describe('searchHighlights', () => {
  it.each([
    ['', 'Asha Rao', 'Asha Rao'],
    ['  ', 'Asha Rao', 'Asha Rao'],
    ['rao', 'Asha Rao', 'Asha [Rao]'],
    ['rao asha', 'Asha Rao', '[Asha] [Rao]'],
    ['a', 'Asha', '[A]sh[a]'],
    ['jose', 'José Nair', '[José] Nair'],
    ['JOSÉ', 'jose\u0301 nair', '[jose\u0301] nair'],
    ['sha as', 'Asha', '[Asha]'],
    ['zzz', 'Asha', 'Asha'],
    ['मीना', 'मीना राव', '[मीना] राव'],
    ['.*', 'a.*b', 'a[.*]b'],
    ['अ', 'ईमेल', 'ईमेल'],
  ])('finds %j in the text %j', (query, text, expected) => {
    expect(shown(searchHighlights(query).ofText(text))).toBe(expected);
  });

  it.each([
    ['zt5m', '8K0Q1ZT5M7XW', '8K0Q-1[ZT5-M]7XW'],
    ['1zt5-m7', '8K0Q1ZT5M7XW', '8K0Q-[1ZT5-M7]XW'],
    ['m7xw', '8K0Q1ZT5M7XW', '8K0Q-1ZT5-[M7XW]'],
    ['8koqi', '8K0Q1ZT5M7XW', '[8K0Q-1]ZT5-M7XW'],
    ['#8K0Q', '8K0Q1ZT5M7XW', '[8K0Q]-1ZT5-M7XW'],
  ])('finds %j in the id %j', (query, id, expected) => {
    expect(shown(searchHighlights(query).ofNumber(id))).toBe(expected);
  });

  it.each([
    ['3210', '98765-43210', '98765-4[3210]'],
    ['54321', '98765-43210', '9876[5-4321]0'],
    ['+91 98765 43210', '98765-43210', '[98765-43210]'],
    ['asha', '98765-43210', '98765-43210'],
    ['98765-4', '98765-43210', '[98765-4]3210'],
  ])('finds %j in the phone %j', (query, phone, expected) => {
    expect(shown(searchHighlights(query).ofPhone(phone))).toBe(expected);
  });

  it.each([
    ['premium', ['2 × [Premium] Water 1L']],
    ['1l', ['2 × Premium Water [1L]']],
    ['water', ['2 × Premium [Water] 1L']],
    ['premium 500', ['2 × [Premium] Water 1L', '1 × Compact Water [500]ml']],
    ['mg road', ['12 [MG] [Road], Bengaluru 560 001']],
    ['560 premium', ['2 × [Premium] Water 1L']],
    // What the row shows needs no more words.
    ['asha', []],
    ['asha@', []],
    ['ord-014', []],
    ['560001', []],
    ['bengal', []],
    ['8koq', []],
    ['+91 98765 43210', []],
    ['', []],
    // Of several words those that it does not show.
    ['asha compact', ['1 × [Compact] Water 500ml']],
    // Nothing of it was found here.
    ['zzz', []],
  ])('says of %j what the row of an order does not show', (query, expected) => {
    expect(
      searchHighlights(query)
        .ofUnseen(ORDER)
        .map(({ quantity, segments }) => `${quantity === null ? '' : `${quantity} × `}${shown(segments)}`),
    ).toEqual(expected);
  });

  it('marks a place for every word that an order is found by', () => {
    const { order, text } = toSearchable(ORDER);
    const pieces = text.split(/\s+/);
    const piece = fc
      .tuple(fc.constantFrom(...pieces), fc.nat(8), fc.integer({ min: 1, max: 8 }))
      .map(([word, start, length]) => word.slice(start, start + length) || word);
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), words => {
        const query = words.join(' ');
        expect(parseSearch(query)(toSearchable(order))).toBe(true);
        const unseen = searchHighlights(query).ofUnseen(order);
        const row = [
          order.label,
          order.customerName,
          order.email,
          order.accountEmail,
          order.phone,
          placeText(order),
        ];
        const texts = [...row.map(text => text ?? ''), ...unseen.map(({ text: place }) => place)];
        for (const word of words) {
          const { ofNumber, ofText } = searchHighlights(word);
          const highlights: readonly Segment[][] = [ofNumber(order.id), ...texts.map(ofText)];
          expect(highlights.flat().some(({ highlighted }) => highlighted)).toBe(true);
        }
      }),
    );
  });

  it('leaves every text as it is but for the marks', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (query, shownText) => {
        const highlights = searchHighlights(query);
        for (const segments of [highlights.ofText(shownText), highlights.ofPhone(shownText)]) {
          expect(segments.map(segment => segment.text).join('')).toBe(shownText);
          expect(segments.every(({ start, text: piece }) => shownText.startsWith(piece, start))).toBe(true);
        }
      }),
    );
  });
});
