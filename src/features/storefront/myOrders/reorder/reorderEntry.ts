import type { ReorderLine } from '@/domain/order/reorder';
import type { OrderRequest } from '@/domain/product/orderSelection';
import { toOrderSelection } from '@/domain/product/orderSelection';

/** What the order form opens with for these lines. Null where nothing can be ordered. */
export function toReorderEntry(lines: readonly ReorderLine[]): OrderRequest | null {
  const items = lines.flatMap(({ product, quantity }) => toOrderSelection(product, quantity) ?? []);
  return items.length === 0 ? null : { items };
}
