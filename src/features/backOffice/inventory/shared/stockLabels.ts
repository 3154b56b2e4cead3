import { CATEGORIES } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { ItemField, ItemFields } from '@/domain/stock/itemFields';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockProblem } from '@/domain/stock/stockProblem';
import type { InventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { CommonLabels } from '@/i18n/en/common';
import { formatRupees } from '@/lib/number/money';
import { formatDateTime } from '@/lib/time/dates';

/** A product as one says it: `EAWA Jar 20 L`. */
export const itemLabel = (item: Pick<StockItem, 'name' | 'size'>): string => productLabel(item);

export function categoryText(category: string, labels: InventoryLabels): string {
  const known = CATEGORIES.find(each => each === category);
  return known ? labels.categories[known] : category || labels.noCategory;
}

export const priceText = (pricePaise: number | null, labels: InventoryLabels): string =>
  pricePaise === null ? labels.noPrice : formatRupees(pricePaise);

/** An ISO instant as day and time of the shop: `20 Nov 2026, 10:42`. */
export const dateTimeText = (iso: string, { language }: CommonLabels): string =>
  formatDateTime(iso, language);

/** Bottles with their sign: `+5`, `−2`, `0`. */
export const signedText = (quantity: number): string =>
  quantity > 0 ? `+${quantity}` : quantity < 0 ? `−${-quantity}` : '0';

export function fieldName(field: ItemField, labels: InventoryLabels): string {
  const { name, sku, category, size, price, reorderPoint, description, image, facts, translations } =
    labels.form;
  const names = { name, sku, category, size, reorderPoint, description, image, facts, translations };
  if (field === 'pricePaise') return price;
  return field === 'archived' ? labels.archived : names[field];
}

/** The texts of a map and of the maps in it. */
const textsIn = (value: object): readonly string[] =>
  Object.values(value).flatMap(part => (typeof part === 'object' ? textsIn(part) : [String(part)]));

/** A field's value as one reads it. */
export function fieldText(fields: ItemFields, field: ItemField, labels: InventoryLabels): string {
  switch (field) {
    case 'category':
      return categoryText(fields.category, labels);
    case 'pricePaise':
      return priceText(fields.pricePaise, labels);
    case 'reorderPoint':
      return String(fields.reorderPoint);
    case 'archived':
      return fields.archived ? labels.queued.yes : labels.queued.no;
    case 'facts':
    case 'translations':
      return textsIn(fields[field]).join(' · ') || labels.queued.none;
    default:
      return fields[field] || labels.queued.none;
  }
}

/** Why a change was not saved, in words that also hold long afterwards. */
export function problemText(problem: StockProblem, { problems: text }: InventoryLabels): string {
  switch (problem.kind) {
    case 'skuTaken':
      return text.skuTaken(problem.label);
    case 'notEnough':
    case 'moved':
      return text[problem.kind](problem.inStock);
    default:
      return text[problem.kind];
  }
}
