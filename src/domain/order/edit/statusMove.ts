import { holdsStock, type Order, type OrderStatus } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { paymentState } from '@/domain/order/payment/payment';

/** The way an order normally goes. */
const STEPS = ['processing', 'shipped', 'delivered'] as const;
export type Step = (typeof STEPS)[number];

const WAY: readonly (OrderStatus | null)[] = ['pending', ...STEPS];

/** What normally comes next; null at the end of the way, and for an order that is not on it. */
export function nextStep(status: OrderStatus | null): Step | null {
  const at = WAY.indexOf(status);
  return at < 0 ? null : (STEPS[at] ?? null);
}

/** Changes of status that are possible (spec §4) and yet seldom meant: a person is asked first. */
export type UnusualMove = 'backward' | 'reopen' | 'cancelDelivered';

/** Null for a change that needs no question. */
export function unusualMove(from: OrderStatus | null, to: OrderStatus): UnusualMove | null {
  if (from === to) return null;
  if (from === 'cancelled') return 'reopen';
  if (to === 'cancelled') return from === 'delivered' ? 'cancelDelivered' : null;
  return WAY.indexOf(to) < WAY.indexOf(from) ? 'backward' : null;
}

/** Whether a change brings back an order whose money was given back: nothing is asked for it again of itself. */
export const reopensRefunded = (order: Order, to: OrderStatus): boolean =>
  unusualMove(order.status, to) === 'reopen' && paymentState(order) === 'refunded';

/** What a change does to the stock, in bottles: what comes back is positive, what is taken again negative. */
export function stockEffect(before: Order, after: Pick<Order, 'status' | 'restocked'>): number {
  if (holdsStock(before) === holdsStock(after)) return 0;
  return holdsStock(before) ? bottleCount(before) : -bottleCount(before);
}

/** Whether an order can still be sent elsewhere: until it is there. On its way, somebody has to tell the driver. */
export const canRedirect = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled';
