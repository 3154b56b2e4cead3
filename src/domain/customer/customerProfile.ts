import { isSale } from '@/domain/metrics/datedOrders';
import type { Order } from '@/domain/order/order';
import { payablePaise } from '@/domain/order/order';
import type { Paise } from '@/lib/number/money';
import { isWithin, type Period, periodAt, periodBefore } from '@/lib/time/periods';

export type MonthOfSpending = { readonly month: Period; readonly spentPaise: Paise; readonly orders: number };

/** What was spent in each of the last `months` months of the shop, the latest last; cancelled orders are no spending. */
export function spendingByMonth(
  orders: readonly Order[],
  nowMs: number,
  months: number,
): readonly MonthOfSpending[] {
  const periods: Period[] = [periodAt('month', nowMs)];
  for (let [first] = periods; first && periods.length < months; [first] = periods) {
    periods.unshift(periodBefore('month', first));
  }
  const dated = orders
    .filter(isSale)
    .flatMap(order => (order.orderedAt ? { order, ms: Date.parse(order.orderedAt) } : []));
  return periods.map(month => {
    const within = dated.filter(({ ms }) => isWithin(ms, month));
    return {
      month,
      orders: within.length,
      spentPaise: within.reduce((sum, { order }) => sum + payablePaise(order), 0),
    };
  });
}

/** The product most bottles were ordered of, and in how many orders; of several, the one that was ordered last. */
export function mostOrderedProduct(orders: readonly Order[]): {
  readonly name: string;
  readonly size: string;
  readonly bottles: number;
  readonly orders: number;
} | null {
  const products = new Map<string, { name: string; size: string; bottles: number; orders: number }>();
  for (const { items } of orders.filter(isSale)) {
    const ofOrder = new Set<string>();
    for (const { productId, productName, size, quantity } of items) {
      const key = productId || `${productName} ${size}`;
      const known = products.get(key) ?? { name: productName || productId, size, bottles: 0, orders: 0 };
      known.bottles += quantity;
      if (!ofOrder.has(key)) known.orders += 1;
      ofOrder.add(key);
      products.set(key, known);
    }
  }
  return [...products.values()].reduce<ReturnType<typeof mostOrderedProduct>>(
    (most, one) => (most === null || one.bottles > most.bottles ? one : most),
    null,
  );
}

export type UsedAddress = { readonly address: string; readonly orders: number; readonly last: string | null };

/** Where bottles were brought to, as it was written last; the latest first. `orders`: the newest first. */
export function usedAddresses(orders: readonly Order[]): readonly UsedAddress[] {
  const known = new Map<string, { address: string; orders: number; last: string | null }>();
  for (const { shippingAddress, orderedAt } of orders) {
    if (!shippingAddress) continue;
    const key = shippingAddress.toLowerCase().replace(/[\s,.]+/g, ' ');
    const one = known.get(key) ?? { address: shippingAddress, orders: 0, last: orderedAt };
    one.orders += 1;
    known.set(key, one);
  }
  return [...known.values()];
}
