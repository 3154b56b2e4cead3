import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainValue } from '@/lib/plainData';
import { parseProduct, parseProducts } from './productDocument';

const good = {
  name: 'Premium Water',
  category: 'premium',
  size: '1L',
  image: 'https://images.example/1.avif',
  description: 'From the hills.',
  unitPrice: '2.99',
  inStock: 120,
};

describe('parseProduct', () => {
  it('reads a complete document', () => {
    expect(parseProduct({ id: '1', data: good })).toEqual({
      id: '1',
      name: 'Premium Water',
      category: 'premium',
      size: '1L',
      image: 'https://images.example/1.avif',
      description: 'From the hills.',
      pricePaise: 299,
      inStock: 120,
      archived: false,
    });
  });

  it('gives what is missing its default (spec §3)', () => {
    expect(parseProduct({ id: '1', data: { name: 'Water' } })).toEqual({
      id: '1',
      name: 'Water',
      category: '',
      size: 'Unknown',
      image: '',
      description: 'No description available.',
      pricePaise: null,
      inStock: 0,
      archived: false,
    });
  });

  it('reads facts and translations, without what is empty, unknown or no text', () => {
    const facts = { ph: ' 7.4 ', tds: '', source: 'a\nb', fssai: 12, cures: 'everything' };
    const translations = { hi: { name: 'पानी', size: '१' }, mr: 'पाणी', ta: { name: '' } };
    expect(parseProduct({ id: '1', data: { ...good, facts, translations } })).toMatchObject({
      facts: { ph: '7.4', source: 'a b' },
      translations: { hi: { name: 'पानी' } },
    });
  });

  it.each<[PlainValue]>([[null], ['text'], [7], [[]], [{}], [{ hi: {}, ph: '' }]])(
    'reads facts and translations of %j as none',
    nothing => {
      const product = parseProduct({ id: '1', data: { ...good, facts: nothing, translations: nothing } });
      expect(product).toEqual(parseProduct({ id: '1', data: good }));
    },
  );

  it.each<[PlainValue, number]>([
    [12, 12],
    ['12', 12],
    [3.5, 3],
    [-4, 0],
    [null, 0],
    ['many', 0],
    ['', 0],
    ['-4', 0],
    ['3.5', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [true, 0],
    [[12], 0],
    [1e300, 0],
  ])('reads a stock of %j as %d', (inStock, expected) => {
    expect(parseProduct({ id: '1', data: { ...good, inStock } })?.inStock).toBe(expected);
  });

  it.each<[PlainValue]>([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http://insecure.example/x.png'],
    ['//host/x.png'],
    [''],
    ['bottles/1.png'],
    ['"><img src=x onerror=alert(1)>'],
    [7],
  ])('takes no image from %j', image => {
    expect(parseProduct({ id: '1', data: { ...good, image } })?.image).toBe('');
  });
});

describe('parseProducts', () => {
  it('leaves out what has no name and keeps the rest', () => {
    const products = parseProducts([
      { id: 'empty', data: {} },
      { id: 'nameless', data: { ...good, name: '   ' } },
      { id: 'odd', data: { name: 42, unitPrice: [] } },
      { id: 'good', data: good },
    ]);
    expect(products.map(product => product.id)).toEqual(['good']);
  });

  it.each([0, 1, 5000])('of %d, half of them bad, keeps every good one', count => {
    const bad = [{}, { name: null }, { name: ' ' }, { name: [good] }];
    const documents = Array.from({ length: count }, (_, n) => [
      { id: `good-${n}`, data: good },
      { id: `bad-${n}`, data: bad[n % bad.length] ?? {} },
    ]).flat();
    expect(parseProducts(documents).map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, n) => `good-${n}`),
    );
  });

  it('survives any document', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), data => {
        const products = parseProducts([
          { id: 'any', data: data as { [field: string]: PlainValue } },
          { id: 'good', data: good },
        ]);
        expect(products.at(-1)?.id).toBe('good');
        expect(products.every(({ pricePaise }) => pricePaise === null || pricePaise > 0)).toBe(true);
      }),
    );
  });
});
