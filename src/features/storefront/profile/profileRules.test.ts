import { describe, expect, it } from 'vitest';
import { toProfile, validateProfile } from './profileRules';

const good = { name: 'Asha Rao', phone: '9876543210', address: '12 Lake View Road, Pune' };

describe('validateProfile', () => {
  it.each([
    ['a whole profile', {}],
    ['no phone', { phone: '' }],
    ['no address', { address: '  ' }],
    ['a phone as people paste it', { phone: '+91 98765-43210' }],
    ['Devanagari digits', { phone: '९८७६५४३२१०' }],
    ['a name in another script', { name: 'ആശ റാവു' }],
    ['an address of 500 characters', { address: 'x'.repeat(500) }],
    ['an address among marks, which go', { address: `Pune${'\u200b'.repeat(1000)}xxxxxxx` }],
  ])('has nothing against %s', (_what, change) => {
    expect(validateProfile({ ...good, ...change })).toBeNull();
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'nameRequired'],
    ['a name that nobody can see', { name: '\u200b' }, 'name', 'nameRequired'],
    ['a phone of nine digits', { phone: '987654321' }, 'phone', 'phone'],
    ['a phone that begins with 5', { phone: '5876543210' }, 'phone', 'phone'],
    ['a short address', { address: 'Pune' }, 'address', 'address'],
    ['a long address', { address: 'x'.repeat(501) }, 'address', 'tooLong'],
    ['a name longer than the rules take', { name: 'x'.repeat(201) }, 'name', 'tooLong'],
    ['a card number', { address: '12 MG Road 4111 1111 1111 1111' }, 'address', 'cardNumber'],
    ['two things wrong, the upper first', { name: '', phone: '1' }, 'name', 'nameRequired'],
  ])('refuses %s', (_what, change, field, problem) => {
    expect(validateProfile({ ...good, ...change })).toEqual({ field, problem });
  });
});

describe('toProfile', () => {
  it('keeps what was meant', () => {
    expect(toProfile({ name: ' Asha ', phone: '098765 43210', address: ' 12 Lake View Road ' })).toEqual({
      name: 'Asha',
      phone: '9876543210',
      address: '12 Lake View Road',
    });
  });
});
