import { findPinCodes } from '@/lib/text/findPinCodes';
import type { Order } from './order';

/** Where an order goes, in few words; each empty where its address does not say. */
export type OrderPlace = { readonly pin: string; readonly locality: string };

const PIN_AND_SIGNS = /[\s,:–-]*\b[1-9]\d{2} ?\d{3}\b\D*$/;

/** The PIN code of an order: the one that its delivery was chosen for, else the last in its address; empty without one. */
export const pinOf = ({ delivery, shippingAddress }: Pick<Order, 'delivery' | 'shippingAddress'>): string =>
  delivery?.pin || (findPinCodes(shippingAddress).at(-1) ?? '');

/**
 * The PIN code of an order and the words before it: the line that it ends, or of an address in one line the last of its
 * parts, which are the area and the city.
 */
export function placeOf(order: Pick<Order, 'delivery' | 'shippingAddress'>): OrderPlace {
  const lines = order.shippingAddress.split('\n');
  const line = lines.findLast(each => PIN_AND_SIGNS.test(each)) ?? lines.at(-1) ?? '';
  const parts = line
    .replace(PIN_AND_SIGNS, '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
  const isStreet = lines.length === 1 && parts.length > 1;
  return {
    pin: pinOf(order),
    locality: parts.slice(isStreet ? Math.max(1, parts.length - 2) : 0).join(', '),
  };
}

/** The same as a row says it: the PIN code first, which is what a round is put together by. */
export function placeText(order: Pick<Order, 'delivery' | 'shippingAddress'>): string {
  const { pin, locality } = placeOf(order);
  return `${pin} ${locality}`.trim();
}
