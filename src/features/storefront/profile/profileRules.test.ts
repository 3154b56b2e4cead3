import { describe, expect, it } from 'vitest';
import { NO_ADDRESS } from '@/domain/address/addressFields';
import { profileProblems, toProfile } from './profileRules';

const good = { ...NO_ADDRESS, name: 'Asha Rao', phone: '9876543210', street: '12 Lake View Road, Pune' };

describe('profileProblems', () => {
  it.each([
    ['a whole profile', {}],
    ['no phone', { phone: '' }],
    ['no address', { street: '  ' }],
    ['a phone as people paste it', { phone: '+91 98765-43210' }],
    ['Devanagari digits', { phone: '९८७६५४३२१०' }],
    ['a name in another script', { name: 'ആശ റാവു' }],
    ['an address of 500 characters', { street: 'x'.repeat(500) }],
    ['an address among marks, which go', { street: `Pune${'\u200b'.repeat(1000)}xxxxxxx` }],
  ])('has nothing against %s', (_what, change) => {
    expect(profileProblems({ ...good, ...change })).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'nameRequired'],
    ['a name that nobody can see', { name: '\u200b' }, 'name', 'nameRequired'],
    ['a phone of nine digits', { phone: '987654321' }, 'phone', 'phone'],
    ['a phone that begins with 5', { phone: '5876543210' }, 'phone', 'phone'],
    ['a short address', { street: 'Pune' }, 'street', 'address'],
    ['a long address', { street: 'x'.repeat(501) }, 'street', 'tooLong'],
    ['a name longer than the rules take', { name: 'x'.repeat(201) }, 'name', 'tooLong'],
    ['a card number', { street: '12 MG Road 4111 1111 1111 1111' }, 'street', 'cardNumber'],
  ])('refuses %s', (_what, change, field, problem) => {
    expect(profileProblems({ ...good, ...change })).toEqual([{ field, problem }]);
  });
});

it('names all that is wrong, the upper first', () => {
  const wrong = profileProblems({ ...good, name: '', phone: '1', street: 'Pune' });
  expect(wrong.map(({ field }) => field)).toEqual(['name', 'phone', 'street']);
});

describe('toProfile', () => {
  it('keeps what was meant', () => {
    expect(
      toProfile({ ...good, name: ' Asha ', phone: '098765 43210', street: ' 12 Lake View Road ' }),
    ).toEqual({
      name: 'Asha',
      phone: '9876543210',
      address: '12 Lake View Road',
    });
  });
});
