import { nameBesideSize } from '@/entities/product/productLabel';
import { inSentence } from '@/shared/lib/inSentence';
import { sizeText } from '@/shared/lib/size';
import type { OrderItem } from './order';

/** A line of an order in words: what it is, and by `itemLine` its size and how many. */
export const itemWords = (
  { productName: name, size, quantity }: OrderItem,
  itemLine: (size: string, quantity: number) => string,
): string => `${inSentence(nameBesideSize({ name, size }))}, ${itemLine(sizeText(size), quantity)}`;
