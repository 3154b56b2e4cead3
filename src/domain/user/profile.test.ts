import { describe, expect, it } from 'vitest';
import { changesBetween, EMPTY_PROFILE, parseProfile } from './profile';

describe('parseProfile', () => {
  it.each([
    [
      'all of it',
      { name: 'Asha', address: ' 1 Lake Road, Pune ', phone: '9876543210' },
      'Asha|9876543210|1 Lake Road, Pune',
    ],
    ['an address alone', { address: '1 Lake Road, Pune' }, '||1 Lake Road, Pune'],
    ['what is no text', { name: {}, address: 7, phone: null }, '||'],
    ['nothing', {}, '||'],
  ])('reads %s', (_what, data, read) => {
    const { name, phone, address } = parseProfile({ id: 'asha', data });
    expect([name, phone, address].join('|')).toBe(read);
  });
});

describe('changesBetween', () => {
  it('names only the fields that get another value', () => {
    const before = { name: 'Asha', phone: '9876543210', address: '' };
    expect(changesBetween(before, { ...before, address: '1 Lake Road' })).toEqual({ address: '1 Lake Road' });
    expect(changesBetween(before, before)).toEqual({});
    expect(changesBetween(before, EMPTY_PROFILE)).toEqual({ name: '', phone: '' });
  });
});
