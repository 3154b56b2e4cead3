// @bundle stock

import * as v from 'valibot';
import type { ItemFields } from './itemFields';
import { itemFieldsSchema } from './stockChangeSchemas';

/** Why a change of a product or of its stock will not be saved as it is, however often it is sent. */
export type StockProblem =
  | { readonly kind: 'gone' }
  /** Someone else changed the same fields; `now` is what they made of them. */
  | { readonly kind: 'conflict'; readonly now: ItemFields }
  /** Another product has the SKU. */
  | { readonly kind: 'skuTaken'; readonly label: string }
  /** Older data lack what the rules ask for; staff have to fill it in first. */
  | { readonly kind: 'incomplete' }
  /** Fewer bottles are there than are to be taken away. */
  | { readonly kind: 'notEnough'; readonly inStock: number }
  /** The stock is not what the screen said when it was counted: the person decides what becomes of the count. */
  | { readonly kind: 'moved'; readonly inStock: number }
  /** The adjustment that was to be undone never came to the server. */
  | { readonly kind: 'nothingToUndo' }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const schema: v.GenericSchema<unknown, StockProblem> = v.variant('kind', [
  v.object({ kind: v.literal('gone') }),
  v.object({ kind: v.literal('conflict'), now: itemFieldsSchema }),
  v.object({ kind: v.literal('skuTaken'), label: v.string() }),
  v.object({ kind: v.literal('incomplete') }),
  v.object({ kind: v.literal('notEnough'), inStock: v.number() }),
  v.object({ kind: v.literal('moved'), inStock: v.number() }),
  v.object({ kind: v.literal('nothingToUndo') }),
  v.object({ kind: v.literal('denied') }),
]);

/** The reason kept with a change that failed. One of another version of the app says only that it was denied. */
export function parseStockProblem(reason: unknown): StockProblem {
  const parsed = v.safeParse(schema, typeof reason === 'string' ? { kind: reason } : reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
