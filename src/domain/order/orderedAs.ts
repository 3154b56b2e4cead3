import { type Called, isSameProductName } from '@/domain/product/isSameProductName';
import type { OrderItem } from './order';

/** What an order calls a product that is called something else now; null where both mean the same to whoever reads them. */
export const orderedAsElse = ({ productName, size, orderedAs }: OrderItem): Called | null =>
  orderedAs && !isSameProductName(orderedAs, { name: productName, size }) ? orderedAs : null;
