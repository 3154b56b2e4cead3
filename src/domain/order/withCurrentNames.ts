import type { NamedProduct } from '@/domain/product/isSameProductName';
import type { Product } from '@/domain/product/product';
import { NO_SIZE, type Order, type OrderItem } from './order';

/** What the inventory calls each product, and how it shows it, by its id. */
export type Shelf = ReadonlyMap<string, NamedProduct & Pick<Product, 'image' | 'category'>>;

export const shelfOf = (
  products: readonly (NamedProduct & Pick<Product, 'id' | 'image' | 'category'>)[],
): Shelf =>
  new Map(products.map(({ id, name, size, image, category }) => [id, { name, size, image, category }]));

/** Whether two shelves say the same of the same products: stock is none of their business. */
export const isSameShelf = (one: Shelf, other: Shelf): boolean =>
  one.size === other.size &&
  Array.from(one).every(([id, product]) => {
    const { name, size, image, category } = other.get(id) ?? {};
    return (
      product.name === name &&
      product.size === size &&
      product.image === image &&
      product.category === category
    );
  });

/** No longer than a product's name and size may be: older orders hold texts of any length. */
const bounded = ({ name, size }: NamedProduct): NamedProduct => ({
  name: name.slice(0, 200),
  size: size.slice(0, 50),
});

function isCalledNow({ productId, productName, size }: OrderItem, shelf: Shelf): boolean {
  const now = shelf.get(productId);
  return !now || (productName === now.name && size === now.size);
}

type ProductNames = Pick<OrderItem, 'productName' | 'size' | 'orderedAs'>;

/** What an order itself says, also of an item that has been called something else before. */
const saidIn = ({ productName, size, orderedAs }: OrderItem): NamedProduct =>
  orderedAs ?? { name: productName, size };

function namesNow(own: NamedProduct, now: NamedProduct): ProductNames {
  const said = { name: own.name || now.name, size: own.size === NO_SIZE ? now.size : own.size };
  const isSaid = said.name === now.name && said.size === now.size;
  return { productName: now.name, size: now.size, ...(!isSaid && { orderedAs: bounded(said) }) };
}

function itemCalledNow(item: OrderItem, shelf: Shelf): OrderItem {
  const now = shelf.get(item.productId);
  if (!now || isCalledNow(item, shelf)) return item;
  const { orderedAs: _before, ...rest } = item;
  return { ...rest, ...namesNow(saidIn(item), now) };
}

/** The same order for as long as the shelf is: rows are drawn again for what has changed. */
const renamedBefore = new WeakMap<Order, { readonly shelf: Shelf; readonly renamed: Order }>();

/**
 * An order with its products called what the inventory calls them, for staff to read: what an older order calls them is a
 * text that anybody could have written, and stands beside it as `orderedAs`: `formerProductName` says whether it means anything
 * else. A product that is not in the inventory is called what the order says. What was charged is the order's to say.
 */
export function withCurrentNames(order: Order, shelf: Shelf): Order {
  // Most are, letter for letter, and there may be 20,000.
  if (order.items.every(item => isCalledNow(item, shelf))) return order;
  const before = renamedBefore.get(order);
  if (before?.shelf === shelf) return before.renamed;
  const renamed = { ...order, items: order.items.map(item => itemCalledNow(item, shelf)) };
  renamedBefore.set(order, { shelf, renamed });
  return renamed;
}

/** All of them; the same list where none changes. */
export function allWithCurrentNames(orders: readonly Order[], shelf: Shelf): readonly Order[] {
  if (shelf.size === 0) return orders;
  const called = orders.map(order => withCurrentNames(order, shelf));
  return called.every((order, place) => order === orders[place]) ? orders : called;
}
