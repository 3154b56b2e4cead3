import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE, type Profile } from './profile';
import { changedProfile, isBookFull, type ProfileChange } from './profileChange';

const at = (id: string, label: string) => ({
  ...{ id, label, flat: '', street: `${label} Road`, locality: '', pin: '411038', landmark: '' },
});
const profileOf = (...addresses: ReturnType<typeof at>[]): Profile => ({ ...EMPTY_PROFILE, addresses });
const change = (fields: Partial<ProfileChange>): ProfileChange => ({
  ...{ commandId: 'C1', uid: 'asha', email: 'asha@demo.test', changes: {} },
  ...fields,
});
const streets = ({ addresses }: Profile) => addresses.map(({ id, street }) => `${id} ${street}`);

describe('another text of an address', () => {
  const moved = change({ changes: { address: '1 Hill Road' }, addressId: 'h1' });

  it.each([
    ['the default', profileOf(at('h1', 'Home'), at('o1', 'Office')), ['h1 1 Hill Road', 'o1 Office Road']],
    [
      'no more the default',
      profileOf(at('o1', 'Office'), at('h1', 'Home')),
      ['o1 Office Road', 'h1 1 Hill Road'],
    ],
    ['removed meanwhile', profileOf(at('o1', 'Office')), ['o1 Office Road', 'h1 1 Hill Road']],
    ['the first there is', EMPTY_PROFILE, ['h1 1 Hill Road']],
  ])('is that of one that is %s', (_what, profile, expected) => {
    expect(streets(changedProfile(profile, moved))).toEqual(expected);
  });

  it('is that of the default one where an older app has stored it', () => {
    const { addressId: _, ...older } = moved;
    expect(streets(changedProfile(profileOf(at('o1', 'Office')), older))).toEqual(['o1 1 Hill Road']);
  });

  it('that is empty removes the one address, however often it is sent', () => {
    const cleared = change({ changes: { address: '' }, addressId: 'h1' });
    const once = changedProfile(profileOf(at('h1', 'Home'), at('o1', 'Office')), cleared);
    expect(streets(changedProfile(once, cleared))).toEqual(['o1 Office Road']);
  });
});

it('an address that was removed meanwhile finds no room where five others are', () => {
  const five = profileOf(...['a', 'b', 'c', 'd', 'e'].map(id => at(id, id)));
  const moved = { changes: { address: '1 Hill Road' } };
  expect(isBookFull(five, change({ ...moved, addressId: 'h1' }))).toBe(true);
  expect(isBookFull(five, change({ ...moved, addressId: 'c' }))).toBe(false);
  expect(isBookFull(five, change({ changes: { address: '' }, addressId: 'h1' }))).toBe(false);
  expect(isBookFull(five, change(moved))).toBe(false);
});
