import { describe, expect, it } from 'vitest';
import type { Product } from './product';
import { SAMPLE_PRODUCTS } from './sampleProducts';
import { translated } from './translated';
import { translateProductName } from './translateProductName';

const [sample] = SAMPLE_PRODUCTS;
const water: Product = {
  ...(sample as Product),
  description: 'Fresh.',
  translations: { hi: { name: 'पानी' }, mr: {} },
};

describe('translateProductName', () => {
  it.each([
    ['hi', 'Premium Water', water, 'पानी'],
    ['hi', 'Premium Water 1L', water, 'पानी'],
    ['en', 'Premium Water', water, 'Premium Water'],
    ['mr', 'Premium Water', water, 'Premium Water'],
    ['hi', 'Alkaline Water', water, 'Alkaline Water'],
    ['hi', 'Premium Water', undefined, 'Premium Water'],
    ['hi', '', undefined, ''],
  ])('says in %s what was stored as %j', (language, stored, product, name) => {
    expect(translateProductName(language, stored, product)).toBe(name);
  });
});

describe('translated', () => {
  it('says what is translated, and all else in English', () => {
    expect(translated(water, 'hi')).toMatchObject({ name: 'पानी', description: 'Fresh.', size: '1L' });
    expect(translated(water, 'mr')).toMatchObject({ name: 'Premium Water' });
  });
});
