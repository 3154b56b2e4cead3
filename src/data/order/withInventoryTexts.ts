import type { OrderItem } from '@/domain/order/order';
import type { PlainDocument, PlainValue } from '@/lib/plainData';

/** As the rules read a field of a product that an order's item repeats. */
const textIn = (value: PlainValue | undefined): string => (typeof value === 'string' ? value : '');

/**
 * The items with their products' names, sizes and images to the letter as the inventory stores them, which is what the
 * rules ask of a new order: screens show them trimmed, and a size or a picture where there is none. `documents`: those of
 * the inventory, as just read. Whether a product is still called what the person saw is for `refusalsOf` to say, before.
 */
export function withInventoryTexts(
  items: readonly OrderItem[],
  documents: readonly (PlainDocument | null)[],
): OrderItem[] {
  return items.map(item => {
    const data = documents.find(document => document?.id === item.productId)?.data;
    if (!data) return item;
    return {
      ...item,
      productName: textIn(data.name),
      size: textIn(data.size),
      image: textIn(data.image),
    };
  });
}
