import { describe, expect, it } from 'vitest';
import { parseProducts } from '@/data/product/productDocument';
import type { OrderItem } from '@/domain/order/order';
import { refusalsOf } from '@/domain/order/placing/orderRefusal';
import type { Product } from '@/domain/product/product';
import type { PlainDocument } from '@/lib/plainData';
import { withInventoryTexts } from './withInventoryTexts';

const item: OrderItem = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '/old.avif',
  quantity: 2,
  pricePaise: 299,
};
const stored = (data: PlainDocument['data']): PlainDocument => ({
  id: '1',
  data: { name: 'Premium Water', size: '1L', unitPrice: '2.99', inStock: 30, ...data },
});
const refused = (line: OrderItem, document: PlainDocument) => {
  const products = new Map(
    parseProducts([document]).map((product): [string, Product] => [product.id, product]),
  );
  return refusalsOf([line], id => products.get(id));
};

describe('an order’s item, which the rules compare with the inventory’s document', () => {
  it.each<[string, OrderItem, PlainDocument['data'], Partial<OrderItem>]>([
    ['takes the present picture', item, { image: '/new.avif' }, { image: '/new.avif' }],
    [
      'takes a picture that no screen shows',
      item,
      { image: 'http://old.example/1' },
      { image: 'http://old.example/1' },
    ],
    ['has no picture where there is none', item, {}, { image: '' }],
    [
      'keeps the spaces that screens leave out',
      item,
      { name: ' Premium Water ', size: '1L ', image: ' /1.avif' },
      { productName: ' Premium Water ', size: '1L ', image: ' /1.avif' },
    ],
    [
      'says nothing of a size that the document lacks',
      { ...item, size: 'Unknown' },
      { size: null, image: '' },
      { size: '', image: '' },
    ],
    [
      'says nothing of a size that is no text',
      { ...item, size: 'Unknown' },
      { size: 500, image: '' },
      { size: '', image: '' },
    ],
    [
      'writes a size as the inventory does',
      { ...item, size: '1000 ml' },
      { image: '' },
      { size: '1L', image: '' },
    ],
  ])('%s, and nobody is asked', (_what, line, data, words) => {
    expect(refused(line, stored(data))).toEqual([]);
    expect(withInventoryTexts([line], [stored(data)])).toEqual([{ ...line, ...words }]);
  });

  it('stays as it is where the inventory has no such product', () => {
    expect(withInventoryTexts([item], [null, { id: '2', data: { name: 'Other' } }])).toEqual([item]);
  });
});
