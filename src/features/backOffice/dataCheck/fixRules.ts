import { ORDER_STATUSES, type OrderStatus } from '@/domain/order/order';
import { parsePrice } from '@/domain/product/priceText';
import { MAX_STOCK } from '@/domain/stock/stockItem';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { type CardField, type DateField, type Fixable, isFixable, type Problem } from './problem';
import { type SkuOwners, skuKey } from './productProblems';
import { readDate } from './readDate';

type ChangedField = CardField | DateField | 'status' | 'unitPrice' | 'inStock' | 'sku' | 'inventory';

/** What stands there, and what would: of a card nothing but its field's name. */
export type Change = { readonly field: ChangedField; readonly before: string; readonly after: string };

/** Statuses that an order of unknown status can be given: cancelling it moves stock, and is the order's own dialog's. */
export const GIVEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(status => status !== 'cancelled');

/** What the person is asked for, if anything. */
export type Asked = 'date' | 'status' | 'price' | 'stock' | 'sku' | null;

export function askedOf(problem: Fixable): Asked {
  switch (problem.kind) {
    case 'card':
      return null;
    case 'dates':
      return problem.dates.some(({ after }) => after === null) ? 'date' : null;
    case 'orphan':
      return 'price';
    case 'price':
      // What the shop sells at is not to be changed in passing.
      return problem.readable ? null : 'price';
    case 'status':
    case 'stock':
    case 'sku':
      return problem.kind;
  }
}

/** `W-1-2`, or the next that no product has. */
function freeSku(stem: string, owners: SkuOwners): string {
  let number = 2;
  while (owners[skuKey(`${stem}-${number}`)]) number += 1;
  return `${stem}-${number}`;
}

/** What the field begins with. */
export function suggestedValue(problem: Fixable, owners: SkuOwners): string {
  switch (problem.kind) {
    case 'price':
    case 'orphan':
      return problem.suggested;
    case 'stock':
      return String(problem.suggested);
    case 'sku': {
      const stem = problem.before || `SKU-${problem.productId}`;
      return problem.before || owners[skuKey(stem)] ? freeSku(stem, owners) : stem;
    }
    case 'status':
    case 'dates':
    case 'card':
      return '';
  }
}

export type ValueProblem = 'date' | 'status' | 'price' | 'stock' | 'sku' | 'skuTaken';

const OUR_PRICE = /^\d{1,7}\.\d{2}$/;

/** Why a value cannot be written; null where it can. */
export function problemOf(problem: Fixable, value: string, owners: SkuOwners): ValueProblem | null {
  switch (askedOf(problem)) {
    case null:
      return null;
    case 'date':
      return readDate(value) === null ? 'date' : null;
    case 'status':
      return GIVEN_STATUSES.some(status => status === value) ? null : 'status';
    case 'price':
      return OUR_PRICE.test(value.trim()) && parsePrice(value.trim()) !== null ? null : 'price';
    case 'stock':
      return /^\d{1,9}$/.test(value.trim()) && Number(value) <= MAX_STOCK ? null : 'stock';
    case 'sku':
      if (plainLine(value) === '' || plainLine(value).length > MAX_CHARS.sku) return 'sku';
      return owners[skuKey(value)] ? 'skuTaken' : null;
  }
}

/** What a fix would change, to be seen before it is made. `value`: what the person was asked for. */
export function changesOf(problem: Fixable, value: string): Change[] {
  const given = plainLine(value);
  switch (problem.kind) {
    case 'card':
      return problem.fields.map(field => ({ field, before: '', after: '' }));
    case 'dates':
      return problem.dates.map(({ field, before, after }) => ({
        field,
        before,
        after: after ?? readDate(given) ?? '',
      }));
    case 'status':
      return [{ field: 'status', before: problem.before, after: given }];
    case 'price':
      return [
        { field: 'unitPrice', before: problem.before, after: problem.readable ? problem.suggested : given },
      ];
    case 'stock':
      return [{ field: 'inStock', before: problem.before, after: given }];
    case 'sku':
      return [{ field: 'sku', before: problem.before, after: given }];
    case 'orphan':
      return [{ field: 'inventory', before: '', after: problem.productName }];
  }
}

/** Whether a fix needs nobody's judgement, so that all of its kind can be made at once. */
export const isCertain = (problem: Problem): problem is Fixable =>
  isFixable(problem) && askedOf(problem) === null;
