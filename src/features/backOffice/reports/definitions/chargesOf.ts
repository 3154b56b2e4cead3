import { type Order, payablePaise } from '@/domain/order/order';
import type { Paise } from '@/lib/number/money';

export type Charges = {
  /** The items' sum. */
  readonly subtotal: Paise;
  readonly delivery: Paise;
  readonly tax: Paise;
  /** What the customer pays. */
  readonly total: Paise;
};

/** What an order was charged, in paise; an order from before fee and tax were stored was charged its items' sum. */
export function chargesOf(order: Order): Charges {
  const { pricing, totalPaise } = order;
  return {
    subtotal: pricing?.subtotalPaise ?? totalPaise,
    delivery: pricing?.deliveryFeePaise ?? 0,
    tax: pricing?.taxPaise ?? 0,
    total: payablePaise(order),
  };
}
