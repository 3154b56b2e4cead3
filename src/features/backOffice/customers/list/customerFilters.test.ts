import { describe, expect, it } from 'vitest';
import type { Customer } from '@/domain/customer/customer';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { toSearchableCustomer } from '@/domain/customer/customerSearch';
import {
  type CustomerFilters,
  filterCustomers,
  isOfGroup,
  nextSort,
  readFilters,
  sortCustomers,
  sortText,
  withFilters,
} from './customerFilters';

const NOW = Date.parse('2026-01-15T09:00:00Z');

const customer = (id: string, fields: Partial<Customer> = {}): Customer => ({
  id,
  label: null,
  ...NOTHING_STORED,
  ...{ account: null, contactEmail: 'unproven' },
  name: id,
  totalOrders: 0,
  cancelledOrders: 0,
  totalSpentPaise: 0,
  firstOrder: null,
  lastOrder: null,
  orders: [],
  possibleDuplicates: [],
  ...fields,
});

describe('the filters in the address', () => {
  const ALL: CustomerFilters = {
    query: '',
    status: null,
    type: null,
    group: 'all',
    sort: { column: 'lastOrder', descending: true },
    page: 1,
  };

  it.each([
    ['', {}],
    ['q=asha&status=inactive&type=wholesale', { query: 'asha', status: 'inactive', type: 'wholesale' }],
    [
      'group=lapsed&sort=name&page=3',
      { group: 'lapsed', sort: { column: 'name', descending: false }, page: 3 },
    ],
    ['sort=-spent', { sort: { column: 'spent', descending: true } }],
    ['status=gone&type=x&group=y&sort=z&page=0', {}],
  ] satisfies [string, Partial<CustomerFilters>][])('%j are read and written alike', (search, filters) => {
    const read = readFilters(new URLSearchParams(search));
    expect(read).toEqual({ ...ALL, ...filters });
    expect(readFilters(withFilters(new URLSearchParams(), read))).toEqual(read);
  });

  it('begin at the first page again, and leave alone what is not theirs', () => {
    const next = withFilters(new URLSearchParams('page=3&other=1'), { query: 'a' });
    expect(next.toString()).toBe('other=1&q=a');
  });
});

it.each([
  ['name', 'name'],
  ['lastOrder', 'lastOrder'],
  ['spent', '-spent'],
] as const)('a first press on %s sorts by %s, a second the other way', (column, sorted) => {
  const current = { column: 'lastOrder', descending: true } as const;
  expect(sortText(nextSort(current, column))).toBe(sorted);
  const again = nextSort(nextSort(current, column), column);
  expect(again.descending).toBe(!nextSort(current, column).descending);
});

describe('who has not ordered for 30 days', () => {
  it.each([
    ['2025-12-16T09:00:00Z', true],
    ['2025-12-16T09:00:01Z', false],
    [null, false],
  ])('whose last order is of %s: %s', (lastOrder, lapsed) => {
    expect(isOfGroup(customer('a', { lastOrder }), 'lapsed', NOW)).toBe(lapsed);
  });
});

describe('who is new this month', () => {
  it.each([
    // Midnight in India.
    ['2025-12-31T18:30:00Z', true],
    ['2025-12-31T18:29:59Z', false],
    [null, false],
  ])('whose first order is of %s: %s', (firstOrder, isNew) => {
    expect(isOfGroup(customer('a', { firstOrder }), 'newThisMonth', NOW)).toBe(isNew);
  });
});

it('who was deleted is in that group alone', () => {
  const hidden = customer('a', {
    hidden: true,
    firstOrder: '2026-01-10T09:00:00Z',
    lastOrder: '2025-01-01T09:00:00Z',
  });
  expect(
    (['all', 'lapsed', 'newThisMonth', 'deleted'] as const).filter(group => isOfGroup(hidden, group, NOW)),
  ).toEqual(['deleted']);
});

it('status and type narrow a search', () => {
  const all = [
    customer('asha', { type: 'wholesale' }),
    customer('ashok', { status: 'inactive', type: 'wholesale' }),
    customer('ashwin', { type: 'retail' }),
    customer('ravi', { type: 'wholesale' }),
  ].map(toSearchableCustomer);
  const found = filterCustomers(all, { query: 'ash', status: 'active', type: 'wholesale' });
  expect(found.map(({ id }) => id)).toEqual(['asha']);
});

describe('sorting', () => {
  const all = [
    customer('b', { totalSpentPaise: 5, totalOrders: 3, lastOrder: '2026-01-02T00:00:00Z' }),
    customer('a', { totalSpentPaise: 5, lastOrder: null, status: 'inactive' }),
    customer('c', { totalSpentPaise: 9, totalOrders: 2, lastOrder: '2026-01-01T00:00:00Z' }),
  ];
  it.each([
    ['name', false, 'abc'],
    ['name', true, 'cba'],
    ['spent', true, 'cab'],
    ['orders', true, 'bca'],
    ['orders', false, 'acb'],
    ['status', false, 'bca'],
    ['status', true, 'abc'],
    ['lastOrder', true, 'bca'],
    // Who never ordered is last, either way.
    ['lastOrder', false, 'cba'],
  ] as const)('by %s, descending %s: %s', (column, descending, expected) => {
    const sorted = sortCustomers(all, { column, descending });
    expect(sorted.map(({ id }) => id).join('')).toBe(expected);
  });
});
