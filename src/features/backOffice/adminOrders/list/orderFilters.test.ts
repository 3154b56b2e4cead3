import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  NO_FILTERS,
  type OrderFilters,
  persistedFilters,
  readFilters,
  withFilters,
} from './orderFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));
const EVERYTHING: OrderFilters = {
  ...NO_FILTERS,
  sort: { by: 'date', descending: true },
  size: 10,
  page: 1,
};

describe('readFilters', () => {
  it.each<[string, Partial<OrderFilters>]>([
    ['', {}],
    ['q=asha+rao&status=shipped&page=3', { query: 'asha rao', status: 'shipped', page: 3 }],
    ['date=7days&payment=cash', { date: '7days', payment: 'cash' }],
    ['date=custom&from=2026-01-02&to=2026-01-09', { date: 'custom', from: '2026-01-02', to: '2026-01-09' }],
    ['date=custom&from=2026-02-30&to=9.1.2026', { date: 'custom' }],
    // Days belong to the choice of days.
    ['date=today&from=2026-01-02', { date: 'today' }],
    ['from=2026-01-02', {}],
    ['sort=total', { sort: { by: 'total', descending: false } }],
    ['sort=-customer', { sort: { by: 'customer', descending: true } }],
    ['size=100', { size: 100 }],
    ['status=shipped.lost.pending', { status: 'pending.shipped' }],
    ['status=lost&date=ever&payment=gold&sort=--date&size=1000&page=0', {}],
    ['sort=', {}],
    ['sort=-', {}],
    ['size=26', {}],
    ['page=-2', {}],
    ['page=1.5', {}],
    ['page=1e9', {}],
    ['page=9999999999', {}],
  ])('reads %j', (search, filters) => {
    expect(read(search)).toEqual({ ...EVERYTHING, ...filters });
  });
});

describe('withFilters', () => {
  it.each<[string, string, Partial<OrderFilters>, string]>([
    ['a search starts at its first page', 'q=a&page=4', { query: 'as' }, 'q=as'],
    ['so does a status', 'q=a&page=4', { status: 'shipped' }, 'q=a&status=shipped'],
    ['or several of them', 'q=a', { status: 'pending.shipped' }, 'q=a&status=pending.shipped'],
    ['and days', 'page=4', { date: 'today' }, 'date=today'],
    ['and another order', 'page=4', { sort: { by: 'total', descending: true } }, 'sort=-total'],
    ['and another size', 'page=4', { size: 50 }, 'size=50'],
    ['a page keeps the rest', 'q=a&status=shipped&size=50', { page: 2 }, 'q=a&status=shipped&size=50&page=2'],
    ['the first page needs no word', 'q=a&page=2', { page: 1 }, 'q=a'],
    ['nor what is usual', 'sort=total&size=50', { sort: EVERYTHING.sort, size: 10 }, ''],
    ['what is cleared is gone', 'q=a&status=shipped', { query: '', status: null }, ''],
    ['how it is sorted is no filter', 'q=a&sort=total&date=custom&from=2026-01-02', NO_FILTERS, 'sort=total'],
    [
      'other days than one’s own',
      'date=custom&from=2026-01-02&to=2026-01-09',
      { date: '7days' },
      'date=7days',
    ],
    ['an open end', 'date=custom&from=2026-01-02', { from: null }, 'date=custom'],
    ['what others put there stays', 'edit=A1&q=a', { query: 'b' }, 'edit=A1&q=b'],
  ])('%s', (_what, search, change, expected) => {
    expect(withFilters(new URLSearchParams(search), change).toString()).toBe(expected);
  });

  it('keeps what was typed to the character', () => {
    const typed = ' a+b & c=d%20 #é ';
    expect(read(withFilters(new URLSearchParams(), { query: typed }).toString()).query).toBe(typed);
  });
});

describe('isFiltered', () => {
  it.each([
    ['', false],
    ['sort=total&size=50&page=2', false],
    ['q=a', true],
    ['status=shipped', true],
    ['date=today', true],
    ['payment=card', true],
  ])('of %j', (search, filtered) => {
    expect(isFiltered(read(search))).toBe(filtered);
  });
});

describe('persistedFilters', () => {
  it.each([
    ['', ''],
    ['status=pending.shipped&date=7days&payment=cash', 'status=pending.shipped&date=7days&payment=cash'],
    ['date=custom&from=2026-01-02&to=2026-01-09', 'date=custom&from=2026-01-02&to=2026-01-09'],
    ['sort=-total&size=50', 'sort=-total&size=50'],
    ['q=asha&status=shipped&page=3&view=A1', 'status=shipped'],
    ['status=lost&date=ever&size=7&sort=-date', ''],
  ])('of %j', (search, kept) => {
    expect(persistedFilters(new URLSearchParams(search))).toBe(kept);
    expect(persistedFilters(search)).toBe(kept);
  });
});
