import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { toListed } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { areasOf } from './orderAreas';
import { NO_FILTERS } from './orderFilters';
import { matchingOrders } from './orderListRules';

const TODAY = '2026-01-15';
const placed = (id: string, orderDate: string | null, paymentMethod = 'card') =>
  toListed(parseOrder({ id, data: { name: 'Asha', paymentMethod, orderDate } }));

/** Named after the day and the time in India. */
const ORDERS = [
  placed('tomorrow', '2026-01-15T18:30:00Z'),
  placed('15-last', '2026-01-15T18:29:59.999Z', 'cash'),
  placed('15-first', '2026-01-14T18:30:00Z'),
  placed('14-last', '2026-01-14T18:29:59Z'),
  placed('9-first', '2026-01-08T18:30:00Z'),
  placed('8-last', '2026-01-08T18:29:59Z'),
  placed('17-december', '2025-12-16T18:30:00Z'),
  placed('16-december', '2025-12-16T18:29:59Z', 'cash'),
  placed('undated', null, 'cash'),
];

const found = (filters: Partial<Parameters<typeof matchingOrders>[1]>) =>
  matchingOrders(ORDERS, { ...NO_FILTERS, ...filters }, TODAY, 0).map(({ id }) => id);

const going = (id: string, shippingAddress: string, delivery?: { readonly [field: string]: string }) =>
  toListed(parseOrder({ id, data: { shippingAddress, ...(delivery && { delivery }) } }));
const IN_KORAMANGALA = { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' };
const GOING = [
  going('in the area', '5 Main Road, Bengaluru 560034', IN_KORAMANGALA),
  going('before there were areas', '6 Main Road, Bengaluru 560 034'),
  going('elsewhere', '7 FC Road, Pune 411001'),
  going('nowhere known', 'Main Road, Pune'),
];

describe('the areas of orders', () => {
  it('are those of the settings that orders bear, then the PIN codes of the others', () => {
    expect(areasOf(GOING).all).toEqual(['Koramangala', '411001']);
    expect(areasOf(GOING.slice(1)).all).toEqual(['411001', '560034']);
  });

  it.each([
    ['Koramangala', ['in the area', 'before there were areas']],
    ['411001', ['elsewhere']],
    ['560034', []],
  ])('finds those of %s', (area, ids) => {
    const of = matchingOrders(GOING, { ...NO_FILTERS, area }, TODAY, 0);
    expect(of.map(({ id }) => id)).toEqual(ids);
  });
});

describe('matchingOrders', () => {
  it.each([
    ['everything', {}, ORDERS.map(({ order }) => order.id)],
    ['today', { date: 'today' }, ['15-last', '15-first']],
    ['the last 7 days', { date: '7days' }, ['15-last', '15-first', '14-last', '9-first']],
    [
      'the last 30 days',
      { date: '30days' },
      ['15-last', '15-first', '14-last', '9-first', '8-last', '17-december'],
    ],
    ['one day', { date: 'custom', from: '2026-01-14', to: '2026-01-14' }, ['14-last']],
    ['days, both included', { date: 'custom', from: '2026-01-08', to: '2026-01-09' }, ['9-first', '8-last']],
    [
      'days the other way round',
      { date: 'custom', from: '2026-01-09', to: '2026-01-08' },
      ['9-first', '8-last'],
    ],
    ['from a day', { date: 'custom', from: '2026-01-15', to: null }, ['tomorrow', '15-last', '15-first']],
    ['up to a day', { date: 'custom', from: null, to: '2025-12-16' }, ['16-december']],
    ['days not chosen yet', { date: 'custom', from: null, to: null }, ORDERS.map(({ order }) => order.id)],
    ['a payment', { payment: 'cash' }, ['15-last', '16-december', 'undated']],
    ['a payment in days', { payment: 'cash', date: '7days' }, ['15-last']],
    ['a search in days', { query: 'first', date: '7days' }, ['15-first', '9-first']],
  ] as const)('finds %s', (_what, filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
});

describe('payments', () => {
  const order = (id: string, fields: { readonly [field: string]: string | object }) =>
    toListed(parseOrder({ id, data: { total: 20, ...fields } as never }));
  const paid = (state: string, amount: number) => ({
    payment: { state, method: 'cash', amount, reference: '', at: '2026-01-15T09:00:00Z', by: 'admin' },
  });
  const MIXED = [
    order('nothing yet', { status: 'delivered' }),
    order('a part', { ...paid('partly', 5), paymentMethod: 'cash' }),
    order('of before', { status: 'delivered', orderDate: '2025-12-01T09:00:00Z' }),
    order('all', paid('paid', 20)),
    order('given back', paid('refunded', 20)),
    order('cancelled', { status: 'cancelled' }),
  ];

  it.each([
    ['unpaid', ['nothing yet', 'a part']],
    ['cashUnpaid', ['a part']],
    ['paid', ['all']],
  ] as const)('are found that are %s', (payment, ids) => {
    expect(matchingOrders(MIXED, { ...NO_FILTERS, payment }, TODAY, 0).map(({ id }) => id)).toEqual(ids);
  });
});

describe('what is to be delivered', () => {
  const NOW = Date.parse('2026-01-15T09:00:00Z');
  const order = (id: string, status: string, estimatedDelivery: string, fields = {}) =>
    toListed(parseOrder({ id, data: { status, estimatedDelivery, ...fields } }));
  const GOING = [
    order('late', 'shipped', '2026-01-14T14:30:00Z'),
    order('late today', 'processing', '2026-01-15T08:59:59Z', {
      delivery: { area: 'South', pin: '560034', slot: '10:00-14:30' },
    }),
    // Of that hour nobody was told.
    order('some time today', 'processing', '2026-01-15T08:59:59Z'),
    order('today', 'pending', '2026-01-15T14:30:00Z'),
    // Half past midnight in India is the evening before in London.
    order('tomorrow', 'pending', '2026-01-15T19:00:00Z'),
    order('brought', 'delivered', '2026-01-15T08:00:00Z'),
    order('cancelled', 'cancelled', '2026-01-14T08:00:00Z'),
  ];

  it.each([
    ['today', ['late today', 'some time today', 'today']],
    ['late', ['late', 'late today']],
  ] as const)('is found that is due %s', (due, ids) => {
    expect(matchingOrders(GOING, { ...NO_FILTERS, due }, TODAY, NOW).map(({ id }) => id)).toEqual(ids);
  });
});
