import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '@/domain/order/order';
import { matchesFilter, ORDER_FILTERS, readFilter, withFilter } from './orderFilter';

describe('the filter in the address', () => {
  it.each([
    ['', 'all'],
    ['filter=active', 'active'],
    ['filter=cancelled&x=1', 'cancelled'],
    ['filter=eaten', 'all'],
    ['filter=__proto__', 'all'],
  ])('reads "%s" as %s', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toBe(filter);
  });

  it.each(ORDER_FILTERS)('is read back as it was written: %s', filter => {
    const written = withFilter(new URLSearchParams('filter=active&x=1'), filter);
    expect(readFilter(written)).toBe(filter);
    expect(written.get('x')).toBe('1');
  });
});

describe('matchesFilter', () => {
  it.each([
    ['all', [...ORDER_STATUSES, null]],
    ['active', ['pending', 'processing', 'shipped', null]],
    ['delivered', ['delivered']],
    ['cancelled', ['cancelled']],
  ] as const)('shows under %s', (filter, statuses) => {
    expect([...ORDER_STATUSES, null].filter(status => matchesFilter({ status }, filter))).toEqual(statuses);
  });
});
