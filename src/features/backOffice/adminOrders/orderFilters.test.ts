import { describe, expect, it } from 'vitest';
import { readFilters, withFilters } from './orderFilters';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('readFilters', () => {
  it.each([
    ['', { query: '', status: null, page: 1 }],
    ['q=asha+rao&status=shipped&page=3', { query: 'asha rao', status: 'shipped', page: 3 }],
    ['status=lost&page=0', { query: '', status: null, page: 1 }],
    ['page=-2', { query: '', status: null, page: 1 }],
    ['page=1.5', { query: '', status: null, page: 1 }],
    ['page=1e9', { query: '', status: null, page: 1 }],
    ['page=9999999999', { query: '', status: null, page: 1 }],
  ])('reads %j', (search, filters) => {
    expect(read(search)).toEqual(filters);
  });
});

describe('withFilters', () => {
  it.each([
    ['a search starts at its first page', 'q=a&page=4', { query: 'as' }, 'q=as'],
    ['so does a status', 'q=a&page=4', { status: 'shipped' }, 'q=a&status=shipped'],
    ['a page keeps the rest', 'q=a&status=shipped', { page: 2 }, 'q=a&status=shipped&page=2'],
    ['the first page needs no word', 'q=a&page=2', { page: 1 }, 'q=a'],
    ['what is cleared is gone', 'q=a&status=shipped', { query: '', status: null }, ''],
    ['what others put there stays', 'edit=A1&q=a', { query: 'b' }, 'edit=A1&q=b'],
  ] as const)('%s', (_what, search, change, expected) => {
    expect(withFilters(new URLSearchParams(search), change).toString()).toBe(expected);
  });

  it('keeps what was typed to the character', () => {
    const typed = ' a+b & c=d%20 #é ';
    expect(read(withFilters(new URLSearchParams(), { query: typed }).toString()).query).toBe(typed);
  });
});
