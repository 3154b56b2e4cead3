import { describe, expect, it } from 'vitest';
import { hasActiveFilter } from './hasActiveFilter';

const PLAIN = { filter: 'all', sort: 'name', search: '' } as const;

describe('narrows', () => {
  it.each([
    [PLAIN, false],
    [{ ...PLAIN, sort: 'size' }, false],
    [{ ...PLAIN, search: '  ' }, false],
    [{ ...PLAIN, search: '1l' }, true],
    [{ ...PLAIN, filter: 'eawa' }, true],
  ] as const)('of %j is %j', (view, expected) => {
    expect(hasActiveFilter(view)).toBe(expected);
  });
});
