// @bundle stock

import { CATEGORIES } from '@/domain/product/product';
import type { StockItem } from './stockItem';

/** What staff may change of a product, in the order the form asks for it; its stock is moved, not overwritten. */
export const ITEM_FIELDS = [
  'name',
  'sku',
  'category',
  'size',
  'pricePaise',
  'reorderPoint',
  'description',
  'image',
  'facts',
  'translations',
  'archived',
] as const satisfies readonly (keyof StockItem)[];
export type ItemField = (typeof ITEM_FIELDS)[number];
/** Empty maps where nothing is stated or translated. */
export type ItemFields = Required<Pick<StockItem, ItemField>>;

const NOTHING = {};

export function fieldsOf({
  name,
  sku,
  category,
  size,
  pricePaise,
  reorderPoint,
  description,
  image,
  facts = NOTHING,
  translations = NOTHING,
  archived,
}: Pick<StockItem, ItemField>): ItemFields {
  return {
    ...{ name, sku, category, size, pricePaise, reorderPoint, description, image },
    ...{ facts, translations, archived },
  };
}

/** Texts of a map and of maps in it, in one order: `[["hi", [["name", "पानी"]]]]`. */
const sorted = (value: object): readonly unknown[] =>
  Object.entries(value)
    .map(([key, part]) => [key, typeof part === 'object' ? sorted(part) : part] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (Object(one) === one && JSON.stringify(sorted(Object(one))) === JSON.stringify(sorted(Object(other))));

/** The fields in which two versions of a product differ. */
export function changedFields(from: ItemFields, to: ItemFields): readonly ItemField[] {
  return ITEM_FIELDS.filter(field => !isSame(from[field], to[field]));
}

/** `current` with what somebody changed from `seen` to `fields`: what they left alone stays as it is now. */
export function withChanges(
  current: Pick<StockItem, ItemField>,
  seen: ItemFields,
  fields: ItemFields,
): ItemFields {
  const changed = changedFields(seen, fields).map(field => [field, fields[field]] as const);
  return { ...fieldsOf(current), ...Object.fromEntries(changed) };
}

/**
 * The fields that somebody else changed too, and to something else: saving would undo what the person has not seen.
 * A sale moves `updatedAt` as well, so the version alone says nothing here.
 */
export function conflictingFields(
  current: ItemFields,
  seen: ItemFields,
  fields: ItemFields,
): readonly ItemField[] {
  return changedFields(seen, fields).filter(
    field => !isSame(current[field], seen[field]) && !isSame(current[field], fields[field]),
  );
}

/** Whether the rules take a product with these fields; older data may lack an SKU, a category or a price. */
export function isComplete({ name, sku, category, size, pricePaise }: ItemFields): boolean {
  return (
    name !== '' &&
    sku !== '' &&
    size !== '' &&
    pricePaise !== null &&
    CATEGORIES.some(known => known === category)
  );
}
