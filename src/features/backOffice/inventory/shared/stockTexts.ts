import { CATEGORIES } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { ItemField, ItemFields } from '@/domain/stock/itemFields';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockProblem } from '@/domain/stock/stockProblem';
import type { InventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { CommonLabels } from '@/i18n/en/common';
import { formatRupees } from '@/lib/number/money';
import { formatMoment } from '@/lib/time/dates';

/** A product as one says it: `EAWA Jar 20 L`. */
export const itemLabel = (item: Pick<StockItem, 'name' | 'size'>): string => productLabel(item);

export function categoryText(category: string, text: InventoryLabels): string {
  const known = CATEGORIES.find(each => each === category);
  return known ? text.categories[known] : category || text.noCategory;
}

export const priceText = (pricePaise: number | null, text: InventoryLabels): string =>
  pricePaise === null ? text.noPrice : formatRupees(pricePaise);

/** An ISO instant as day and time of the shop: `20 Nov 2026, 10:42`. */
export const momentText = (iso: string, { language }: CommonLabels): string => formatMoment(iso, language);

/** Bottles with their sign: `+5`, `−2`, `0`. */
export const signedText = (quantity: number): string =>
  quantity > 0 ? `+${quantity}` : quantity < 0 ? `−${-quantity}` : '0';

export function fieldName(field: ItemField, text: InventoryLabels): string {
  const { name, sku, category, size, price, reorderPoint, description, image } = text.form;
  const names = { name, sku, category, size, reorderPoint, description, image };
  if (field === 'pricePaise') return price;
  return field === 'archived' ? text.archived : names[field];
}

/** A field's value as one reads it. */
export function fieldText(fields: ItemFields, field: ItemField, text: InventoryLabels): string {
  switch (field) {
    case 'category':
      return categoryText(fields.category, text);
    case 'pricePaise':
      return priceText(fields.pricePaise, text);
    case 'reorderPoint':
      return String(fields.reorderPoint);
    case 'archived':
      return fields.archived ? text.queued.yes : text.queued.no;
    default:
      return fields[field] || text.queued.none;
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
