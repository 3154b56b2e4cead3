import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import { parseSearch } from '@/domain/order/orderSearchRules';
import { toListed } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { NO_FILTERS } from './orderFilters';
import { matchingOrders } from './orderListRules';
import { findMatchingIndexes } from './searchIndex';

const WORDS = ['asha', 'rao', 'Ravi', 'José', 'a1', 'A2', '98765', '43210', 'x@demo.test'] as const;
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }).map(words => words.join(' '));
const fields = fc.record({ customerName: text, email: text, phone: text });
const ORDERS = 5;
const step = fc.record({
  /** What happens to which order before the search. */
  order: fc.nat({ max: ORDERS - 1 }),
  fields,
  query: fc.constantFrom(...WORDS),
});

const anOrder = (place: number, data: { readonly [field: string]: string }): Order =>
  parseOrder({ id: `A${place}`, data });

/** The plain rule for a single plain word: somewhere in what is shown, whatever the case, accents or look-alikes. */
function plainly(order: Order, word: string): boolean {
  const bare = (each: string) => each.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const alike = (each: string) => each.toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  const { id, customerName, email, phone } = order;
  return (
    [id, customerName, email, phone].some(each => bare(each).includes(bare(word))) ||
    alike(id).includes(alike(word)) ||
    (/^\d+$/.test(word) && phone.replace(/\D/g, '').includes(word))
  );
}

it('finds what the plain rule finds, however often orders change between searches', () => {
  fc.assert(
    fc.property(
      fc.array(fields, { minLength: ORDERS, maxLength: ORDERS }),
      fc.array(step),
      (first, steps) => {
        let orders = first.map((data, place) => anOrder(place, data));
        for (const { order: changed, fields: data, query } of steps) {
          orders = orders.map((order, place) => (place === changed ? anOrder(place, data) : order));
          // Prepared for this search, or for an earlier one.
          const found = matchingOrders(orders.map(toListed), { ...NO_FILTERS, query }, '2026-01-15', 0);
          expect(found).toEqual(orders.filter(order => plainly(order, query)));
        }
      },
    ),
  );
});

it('answers for a whole list what the rule says of each order', () => {
  const anyText = fc.oneof(text, fc.string({ unit: 'grapheme', maxLength: 6 }));
  const someFields = fc.record({ customerName: anyText, email: anyText, phone: anyText });
  const query = fc.oneof(
    anyText,
    fc.array(anyText, { maxLength: 3 }).map(words => words.join(' ')),
    fc.constantFrom('', ' ', '#', '#a0', 'AO', '+91 98765-43210', '98765\n43210'),
  );
  fc.assert(
    fc.property(fc.array(someFields, { maxLength: 6 }), query, (data, query) => {
      const listed = data.map((each, place) => toListed(anOrder(place, each)));
      const isAnswer = parseSearch(query);
      expect(findMatchingIndexes(listed, query)).toEqual(
        listed.flatMap((order, place) => (isAnswer(order) ? [place] : [])),
      );
    }),
    { numRuns: 500 },
  );
});
