import { parseStockItem } from '@/data/stock/stockItemDocument';
import { NO_SIZE, type Order, type OrderItem } from '@/domain/order/order';
import { isSameProductName, type NamedProduct } from '@/domain/product/isSameProductName';
import type { PlainDocument } from '@/lib/plainData';
import { inWords, type ProblemOf } from './problem';

/** What the inventory calls a product, and its picture as it is stored. */
export type KnownProduct = NamedProduct & { readonly image: string };

/** The products that have a document; null for what only the older products name. */
export type KnownProducts = { readonly [productId: string]: KnownProduct | null };

export function knownProduct(document: PlainDocument): KnownProduct {
  const { name, size } = parseStockItem(document);
  const { image } = document.data;
  return { name, size, image: typeof image === 'string' ? image.trim() : '' };
}

/** A picture at some address of the web, not the shop's own origin's. */
const OUTSIDE = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

const isOtherImage = ({ image }: OrderItem, now: KnownProduct): boolean =>
  image !== now.image && OUTSIDE.test(image);

/**
 * The items that an order calls something else than the inventory does, or shows with a picture from elsewhere. Whether
 * that is a product's former name or was never its name nothing tells: names of before are stored nowhere, nor are prices.
 */
export function findWordingProblems(
  { id: orderId, items }: Order,
  known: KnownProducts,
): ProblemOf<'wording'>[] {
  const found = new Map<string, ProblemOf<'wording'>>();
  for (const item of items) {
    const now = known[item.productId];
    if (!now) continue;
    const said = {
      name: item.productName || now.name,
      size: item.size === NO_SIZE ? now.size : item.size,
    };
    const otherImage = isOtherImage(item, now);
    if (isSameProductName(said, now) && !otherImage) continue;
    const { productId } = item;
    const words = { productName: inWords(said.name), size: inWords(said.size) };
    const key = JSON.stringify([productId, words]);
    found.set(key, {
      ...{ kind: 'wording', productId, productName: now.name, size: now.size, said: words },
      otherImage: otherImage || (found.get(key)?.otherImage ?? false),
      ...{ orders: 1, orderIds: [orderId] },
    });
  }
  return [...found.values()];
}
