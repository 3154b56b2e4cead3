import { type OrderSelection, toOrderSelection } from '@/entities/order/orderSelection';
import type { ReorderLine } from '@/entities/order/reorder';

/** What the order form opens with, and the lines it does not take along. */
export type ReorderEntry = {
  readonly state: OrderSelection;
  readonly later: readonly ReorderLine[];
};

/**
 * The one place that knows how much the order form takes: today one product, so the first line. Null where nothing can
 * be ordered.
 */
export function toReorderEntry([first, ...later]: readonly ReorderLine[]): ReorderEntry | null {
  const state = first ? toOrderSelection(first.product, first.quantity) : null;
  return state && { state, later };
}
