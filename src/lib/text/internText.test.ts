import { describe, expect, it } from 'vitest';
import { internText } from './internText';

describe('a shared text', () => {
  it('says the same, however many there are', () => {
    const names = Array.from({ length: 12_000 }, (_, index) => `name ${index % 7000}`);
    expect(names.map(internText)).toEqual(names);
  });
});
