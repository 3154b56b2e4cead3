import { parseStockItem } from '@/data/stock/stockItemDocument';
import type { Order } from '@/domain/order/order';
import { parsePrice } from '@/domain/product/priceText';
import { MAX_STOCK } from '@/domain/stock/stockItem';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';
import { type Fixable, inWords, type ProblemOf } from './problem';
import type { KnownProducts } from './wordingProblems';

/** Whose an SKU is, by the SKU in small letters. */
export type SkuOwners = {
  readonly [sku: string]: { readonly productId: string; readonly productName: string };
};

export const skuKey = (sku: string): string => sku.trim().toLowerCase();

/** As staff write prices, and the rules want them. */
const OURS = /^\d{1,7}\.\d{2}$/;

/** A price as it is written, `20.00`; empty where the text is none and no other number could be meant. */
export function normalizePrice(value: PlainValue | undefined): string {
  const paise = parsePrice(value) ?? parsePrice(onlyNumber(value));
  return paise === null ? '' : (paise / 100).toFixed(2);
}

function onlyNumber(value: PlainValue | undefined): number | null {
  if (typeof value !== 'string') return null;
  const [number, another] = value.replace(/(\d),(?=\d{2,3}(\D|$))/g, '$1').match(/\d+(\.\d+)?/g) ?? [];
  return number === undefined || another !== undefined ? null : Number(number);
}

const isOurPrice = (text: string): boolean => OURS.test(text) && parsePrice(text) !== null;
const isWholeStock = (value: PlainValue | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= MAX_STOCK;

/** What is wrong with an `inventory` document; `owners`: of the SKUs of those read before it. */
export function findItemProblems(document: PlainDocument, owners: SkuOwners): Fixable[] {
  const { data } = document;
  const { id: productId, name: productName, inStock, sku } = parseStockItem(document);
  const product = { productId, productName };
  const problems: Fixable[] = [];
  const { unitPrice } = data;
  if (typeof unitPrice !== 'string' || !isOurPrice(unitPrice)) {
    const readable = parsePrice(unitPrice) !== null;
    problems.push({
      ...{ kind: 'price', ...product, readable },
      ...{ before: inWords(unitPrice), suggested: normalizePrice(unitPrice) },
    });
  }
  if (!isWholeStock(data.inStock)) {
    problems.push({ kind: 'stock', ...product, before: inWords(data.inStock), suggested: inStock });
  }
  const owner = owners[skuKey(sku)];
  if (sku === '') problems.push({ kind: 'sku', ...product, before: '', sharedWith: null });
  else if (owner && owner.productId !== productId) {
    problems.push({ kind: 'sku', ...product, before: sku, sharedWith: owner.productName });
  }
  return problems;
}

const textIn = (value: PlainValue | undefined): string => (typeof value === 'string' ? plainLine(value) : '');
const nameIn = ({ id, data }: PlainDocument): string => textIn(data.name) || id;

/** A document of the legacy `products` that the inventory does not have. */
export function findLegacyProblem(document: PlainDocument, known: KnownProducts): ProblemOf<'orphan'> | null {
  const { id: productId, data } = document;
  if (known[productId] !== undefined) return null;
  return {
    ...{ kind: 'orphan', from: 'products', orders: 0, productId, productName: nameIn(document) },
    ...{ size: textIn(data.size), image: textIn(data.imageUrl), suggested: normalizePrice(data.price) },
  };
}

/** The products of an order's lines that neither the inventory nor the legacy products have. */
export function findLineProblems({ items }: Order, known: KnownProducts): ProblemOf<'orphan'>[] {
  const missing = new Map(
    items
      .filter(({ productId }) => productId !== '' && known[productId] === undefined)
      .map(item => [item.productId, item]),
  );
  return Array.from(missing.values(), ({ productId, productName, size, pricePaise }) => ({
    ...{ kind: 'orphan', from: 'orders', orders: 1, productId, productName: productName || productId },
    // Not the order's picture: it may be at any address, and would become the shop's own.
    ...{ size, image: '', suggested: pricePaise > 0 ? (pricePaise / 100).toFixed(2) : '' },
  }));
}
