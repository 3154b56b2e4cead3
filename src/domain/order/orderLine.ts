import type { OrderSelection } from '@/domain/product/orderSelection';
import { paiseToRupees, rupeesToPaise } from '@/lib/number/money';
import type { OrderItem } from './order';

/** A line of an order as a selection again; its description is not the order's to know. */
export function selectionOf({ productId, pricePaise, ...item }: OrderItem): OrderSelection {
  const { productName: name, size, image, quantity } = item;
  return {
    product: { id: productId, name, size, price: paiseToRupees(pricePaise), image, description: '' },
    quantity,
  };
}

/** A selection as a line of the order. */
export function toOrderItem({ product, quantity }: OrderSelection): OrderItem {
  return {
    productId: product.id,
    productName: product.name,
    size: product.size,
    image: product.image,
    quantity,
    pricePaise: rupeesToPaise(product.price),
  };
}
