// @bundle stock

import * as v from 'valibot';
import { documentId, staffChangeEntries } from '@/domain/staff/staffChange';
import type { ItemFields } from './itemFields';
import {
  ADJUSTMENT_KINDS,
  type StockAdjustment,
  type StockItemCreation,
  type StockItemEdit,
} from './stockChanges';

/** The commands that save them. They stand in stored records: never renamed. */
export const CREATE_STOCK_ITEM = 'createStockItem';
export const UPDATE_STOCK_ITEM = 'updateStockItem';
export const ADJUST_STOCK = 'createStockMovement';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const itemFieldsSchema: v.GenericSchema<unknown, ItemFields> = v.object({
  name: v.string(),
  sku: v.string(),
  category: v.string(),
  size: v.string(),
  pricePaise: v.nullable(whole),
  reorderPoint: whole,
  description: v.string(),
  image: v.string(),
  // Older versions stored none.
  facts: v.optional(v.record(v.string(), v.string()), {}),
  translations: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  archived: v.boolean(),
});

const ofProduct = { ...staffChangeEntries, productId: documentId };

const creation = v.object({ ...ofProduct, fields: itemFieldsSchema, inStock: whole });
const edit = v.object({ ...ofProduct, seen: itemFieldsSchema, fields: itemFieldsSchema });
const adjustment = v.object({
  ...ofProduct,
  label: v.string(),
  kind: v.picklist(ADJUSTMENT_KINDS),
  adjustment: v.union([
    v.strictObject({ by: v.pipe(v.number(), v.safeInteger()) }),
    v.strictObject({ counted: whole, shown: whole }),
    v.strictObject({ to: whole }),
    v.strictObject({ undo: staffChangeEntries.commandId }),
  ]),
  reason: v.string(),
});

/** Changes that were stored on the device. Each throws for what is none of its kind. */
export const parseCreation = (payload: unknown): StockItemCreation => v.parse(creation, payload);
export const parseItemEdit = (payload: unknown): StockItemEdit => v.parse(edit, payload);
export const parseAdjustment = (payload: unknown): StockAdjustment => v.parse(adjustment, payload);
