import { describe, expect, it } from 'vitest';
import { isSameProductName } from './isSameProductName';

const water = { name: 'Premium Water', size: '1L' };

describe('a product is called alike', () => {
  it.each([
    ['letter for letter', water],
    ['with other spaces and capitals', { name: ' premium  WATER', size: '1 l' }],
    ['with its size in its name', { name: 'Premium Water 1L', size: '1L' }],
    ['with the same size in millilitres', { name: 'Premium Water', size: '1000 ml' }],
  ])('%s', (_how, other) => {
    expect(isSameProductName(water, other)).toBe(true);
    expect(isSameProductName(other, water)).toBe(true);
  });

  it('where nobody knows its size', () => {
    const unknown = { name: 'Jar', size: 'Unknown' };
    expect(isSameProductName({ name: 'Jar', size: '' }, unknown)).toBe(true);
    expect(isSameProductName({ name: 'Jar', size: ' ' }, unknown)).toBe(true);
  });

  it.each([
    ['by another name', { name: 'Premium Spring Water', size: '1L' }],
    ['with another size', { name: 'Premium Water', size: '20L' }],
    ['with another size in its name', { name: 'Premium Water 20L', size: '1L' }],
    ['with a size that the other lacks', { name: 'Premium Water', size: '' }],
    ['with more than is seen', { name: 'Premium Water\u200b', size: '1L' }],
    ['without a name', { name: '', size: '1L' }],
  ])('not %s', (_how, other) => {
    expect(isSameProductName(water, other)).toBe(false);
    expect(isSameProductName(other, water)).toBe(false);
  });
});
