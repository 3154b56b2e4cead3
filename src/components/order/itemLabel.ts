import type { OrderItem } from '@/domain/order/order';
import { nameBesideSize } from '@/domain/product/productLabel';
import { sizeText } from '@/lib/number/size';
import { inSentence } from '@/lib/text/inSentence';

/** A line of an order in words: what it is, and by `itemLine` its size and how many. */
export const itemLabel = (
  { productName: name, size, quantity }: OrderItem,
  itemLine: (size: string, quantity: number) => string,
): string => `${inSentence(nameBesideSize({ name, size }))}, ${itemLine(sizeText(size), quantity)}`;
