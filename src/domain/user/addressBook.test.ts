import { expect, it } from 'vitest';
import { changeAddresses } from './addressBook';

const at = (id: string, label: string) => ({
  ...{ id, label, flat: '', street: `${label} street`, locality: '', pin: '411038', landmark: '' },
});

it('an address that was removed elsewhere meanwhile is not made the default, nor is any other', () => {
  const book = [at('h1', 'Home'), at('a1', 'Aunt')];
  expect(changeAddresses(book, { kind: 'makeDefault', id: 'o1' })).toEqual(book);
});
