import type { OrderRequest } from '@/entities/order/orderSelection';
import { toOrderSelection } from '@/entities/order/orderSelection';
import type { ReorderLine } from '@/entities/order/reorder';

/** What the order form opens with for these lines. Null where nothing can be ordered. */
export function toReorderEntry(lines: readonly ReorderLine[]): OrderRequest | null {
  const items = lines.flatMap(({ product, quantity }) => toOrderSelection(product, quantity) ?? []);
  return items.length === 0 ? null : { items };
}
