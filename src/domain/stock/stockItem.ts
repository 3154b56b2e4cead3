// @bundle stock

import type { Product } from '@/domain/product/product';

/** A product as staff keep it: what customers see, and what they do not. */
export type StockItem = Product & {
  /** Empty where older data hold none. */
  readonly sku: string;
  /** The price as it is stored; older texts carry currency signs. */
  readonly unitPrice: string;
  /** Whole bottles; 0 where the document says none. */
  readonly reorderPoint: number;
  /** When the document last changed: the version a staff edit must have seen. ISO instant. */
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};

/** The most bottles that `firestore.rules` takes as a stock or a reorder point. */
export const MAX_STOCK = 100_000_000;

/** Spec §4: "Low Stock" when there are no more than the reorder point. */
export const isLow = ({ inStock, reorderPoint }: Pick<StockItem, 'inStock' | 'reorderPoint'>): boolean =>
  inStock <= reorderPoint;
