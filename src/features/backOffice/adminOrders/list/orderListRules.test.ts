import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { toListed } from '@/features/backOffice/adminOrders/shared/listedOrder';
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
  matchingOrders(ORDERS, { ...NO_FILTERS, ...filters }, TODAY).map(({ id }) => id);

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
