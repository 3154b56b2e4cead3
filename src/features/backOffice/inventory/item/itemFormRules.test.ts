import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/domain/stock/itemFields';
import { aStockItem, aStockRow } from '../../../../../test/support/stock';
import {
  checkItem,
  DRAFT_FIELDS,
  type DraftField,
  draftImage,
  draftOf,
  EMPTY_DRAFT,
  isSameDraft,
  skusOf,
  suggestedReorder,
} from './itemFormRules';

const draft = {
  ...EMPTY_DRAFT,
  name: ' Still Water ',
  sku: 'STL-500',
  category: 'eawa',
  size: '500 ml',
  inStock: '12',
  reorderPoint: '5',
  price: '20',
  description: 'From the hills.',
  image: '',
};
const none = { skus: new Set<string>(), archived: false, needsImage: false, translations: {} };

describe('checkItem', () => {
  it('takes a whole draft, in the types that are stored', () => {
    expect(checkItem(draft, none)).toEqual({
      inStock: 12,
      fields: {
        name: 'Still Water',
        sku: 'STL-500',
        category: 'eawa',
        size: '500 ml',
        pricePaise: 2000,
        reorderPoint: 5,
        description: 'From the hills.',
        image: '',
        facts: {},
        translations: {},
        archived: false,
      },
    });
  });

  it('stores a size in digits that every reader of it knows', () => {
    expect(checkItem({ ...draft, size: '५०० ml' }, none)).toMatchObject({ fields: { size: '500 ml' } });
  });

  it('takes what a product may do without, and leaves alone a language that it does not know', () => {
    const translations = { hi: { name: 'पुराना' }, mr: { name: 'पाणी' } };
    const typed = { ...draft, ph: ' 7.4 ', fssai: '१०१२३४५६७८९०१२', 'hi.name': ' पानी ' };
    expect(checkItem(typed, { ...none, translations })).toMatchObject({
      fields: {
        facts: { ph: '7.4', fssai: '10123456789012' },
        translations: { mr: { name: 'पाणी' }, hi: { name: 'पानी' } },
      },
    });
    expect(checkItem(draft, { ...none, translations })).toMatchObject({
      fields: { facts: {}, translations: { mr: { name: 'पाणी' } } },
    });
  });

  it.each<[DraftField, string, string]>([
    ['name', '  ', 'required'],
    ['name', 'x'.repeat(201), 'tooLong'],
    ['sku', '', 'required'],
    ['sku', 'x'.repeat(51), 'tooLong'],
    ['category', '', 'category'],
    ['category', 'deluxe', 'category'],
    ['size', '', 'required'],
    ['size', 'big', 'size'],
    ['size', 'Unknown', 'size'],
    ['inStock', '', 'required'],
    ['inStock', '1.5', 'whole'],
    ['inStock', '-1', 'whole'],
    ['inStock', '100000001', 'whole'],
    ['reorderPoint', 'ten', 'whole'],
    ['price', '', 'required'],
    ['price', '0', 'price'],
    ['price', 'free', 'price'],
    ['price', '1.999', 'price'],
    ['price', '1000000.01', 'price'],
    ['description', '\n', 'required'],
    ['description', 'x'.repeat(2001), 'tooLong'],
    ['image', 'http://shop.test/a.png', 'image'],
    ['image', '//evil.test/a.png', 'image'],
    ['image', 'javascript:alert(1)', 'image'],
    ['image', 'https://', 'image'],
    ['source', 'x'.repeat(201), 'tooLong'],
    ['tds', 'x'.repeat(41), 'tooLong'],
    ['fssai', '1234', 'fssai'],
    ['hi.name', 'x'.repeat(201), 'tooLong'],
    ['hi.description', 'x'.repeat(2001), 'tooLong'],
  ])('finds fault with the %s %j: %s', (field, value, problem) => {
    expect(checkItem({ ...draft, [field]: value }, none)).toEqual({ problems: { [field]: problem } });
  });

  it('asks for an image, but of what never had one', () => {
    expect(checkItem(draft, { ...none, needsImage: true })).toEqual({ problems: { image: 'required' } });
  });

  it('says everything that is wrong at once', () => {
    const { problems } = checkItem({ ...draft, name: '', price: 'x', inStock: '' }, none) as {
      problems: object;
    };
    expect(problems).toEqual({ name: 'required', price: 'price', inStock: 'required' });
  });

  it.each(['STL-500', 'stl-500', ' Stl-500 '])('finds the SKU %j taken, in letters of either case', sku => {
    const skus = skusOf([aStockRow({ id: '1', sku: 'STL-500' })], '2');
    expect(checkItem({ ...draft, sku }, { ...none, skus })).toEqual({ problems: { sku: 'skuTaken' } });
  });

  it('lets a product keep its own SKU, and older ones have none', () => {
    const rows = [aStockRow({ id: '1', sku: 'STL-500' }), aStockRow({ id: '2', sku: '' })];
    expect(skusOf(rows, '1')).toEqual(new Set());
  });

  it.each([
    ['₹1,299.50', 129950],
    ['२०', 2000],
    [' 20.5 ', 2050],
  ])('reads the price %j as %d paise', (price, pricePaise) => {
    expect(checkItem({ ...draft, price }, none)).toMatchObject({ fields: { pricePaise } });
  });
});

describe('draftImage', () => {
  it.each([
    ['', ''],
    [' https://shop.test/a.png ', 'https://shop.test/a.png'],
    ['HTTPS://shop.test/a b.png', 'https://shop.test/a%20b.png'],
    ['/images/a.webp', '/images/a.webp'],
    ['/', null],
  ])('makes of %j %j', (image, kept) => {
    expect(draftImage({ image })).toBe(kept);
  });
});

describe('isSameDraft', () => {
  const whole = { ...EMPTY_DRAFT, ...draft };

  it.each(DRAFT_FIELDS)('sees that %s was changed', field => {
    expect(isSameDraft(whole, { ...whole })).toBe(true);
    expect(isSameDraft(whole, { ...whole, [field]: 'x' })).toBe(false);
  });
});

describe('draftOf', () => {
  it('begins with what the product says, and with nothing where that is no category or no price', () => {
    const item = aStockItem({ category: 'deluxe', pricePaise: null });
    expect(draftOf(fieldsOf(item), item.inStock)).toMatchObject({ category: '', price: '', inStock: '30' });
  });

  it('comes back through the check as it was', () => {
    const item = aStockItem({
      ...{ pricePaise: 1999, image: 'https://shop.test/a.png' },
      facts: { source: 'Nilgiri hills', bis: 'CM/L-6200084517' },
      translations: { hi: { name: 'पानी', description: 'ठंडा\nपानी', source: 'नीलगिरि' } },
    });
    expect(checkItem(draftOf(fieldsOf(item), 7), none)).toMatchObject({
      inStock: 7,
      fields: fieldsOf(item),
    });
  });
});

describe('suggestedReorder', () => {
  it.each([
    ['three times the reorder point, less what is there', 3, 10, 27],
    ['from the reorder point itself', 10, 10, 20],
    ['all of it where nothing is left', 0, 10, 30],
    ['nothing above it', 11, 10, null],
    ['nothing without a reorder point', 0, 0, null],
  ])('is %s', (_what, inStock, reorderPoint, quantity) => {
    expect(suggestedReorder({ inStock, reorderPoint })).toBe(quantity);
  });
});
