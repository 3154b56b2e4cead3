// @bundle stock

import type { StaffChange } from '@/domain/staff/staffChange';
import type { ItemFields } from './itemFields';

/** A new product, with what stands of it on the shelf. */
export type StockItemCreation = StaffChange & {
  /** Made on the device: sending it twice is one product. */
  readonly productId: string;
  readonly fields: ItemFields;
  /** Whole bottles. */
  readonly inStock: number;
};

/** Other words for a product, and whether it is for sale; never its stock. */
export type StockItemEdit = StaffChange & {
  readonly productId: string;
  /** As the person saw them, their own waiting edits included. */
  readonly seen: ItemFields;
  readonly fields: ItemFields;
};

export const ADJUSTMENT_KINDS = ['received', 'correction', 'damaged'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/**
 * What happens to a stock: so many more or fewer bottles, which adds up in any order with whatever else moves them; a
 * count, compared with what the screen said; or the reverse of an earlier adjustment.
 */
export type Adjustment =
  | { readonly by: number }
  | { readonly counted: number; readonly shown: number }
  /** A count as older versions of the app stored it, without what the screen said: still read, no longer made. */
  | { readonly to: number }
  | { readonly undo: string };

export type StockAdjustment = StaffChange & {
  readonly productId: string;
  /** What the product is called, for whoever reads what waits. */
  readonly label: string;
  readonly kind: AdjustmentKind;
  readonly adjustment: Adjustment;
  /** In the person's words; empty where they gave none. */
  readonly reason: string;
};

/** One movement for each product that a command moves. */
export const movementId = ({ commandId, productId }: { commandId: string; productId: string }): string =>
  `${commandId}-${productId}`;
