import { isSameProductName, type NamedProduct } from '@/domain/product/isSameProductName';
import type { OrderItem } from './order';

/** What an order calls a product that is called something else now; null where both mean the same to whoever reads them. */
export const formerProductName = ({ productName, size, orderedAs }: OrderItem): NamedProduct | null =>
  orderedAs && !isSameProductName(orderedAs, { name: productName, size }) ? orderedAs : null;
