import { itemWords } from '@/components/order/itemWords';
import { problemText } from '@/components/order/orderProblemText';
import { acceptProblem } from '@/domain/order/acceptRefusals';
import { parseNewOrder } from '@/domain/order/newOrderSchema';
import { selectionOf } from '@/domain/order/orderLine';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/orderProblem';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { CustomerLabels } from '@/i18n/en/customer';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the form begins from: the order as the shop would take it now, and why that differs from what was saved. */
function startOf(items: readonly OrderSelection[], problem: OrderProblem | null) {
  // The form gives the order another number, and of a denial nobody knows the reason.
  if (problem === null || problem.kind === 'idTaken' || problem.kind === 'denied') return { items };
  const accepted = acceptProblem(items, problem) ?? [];
  return { items: accepted.length > 0 ? accepted : items, problem };
}

/** What the outbox says of an order. Throws for one that cannot be read. */
export function placeOrderWords(entry: CommandRecord, text: CustomerLabels): CommandWords {
  const order = parseNewOrder(entry.payload);
  const { grandTotalPaise } = priceOrder(order.items, order.shop);
  const problem = entry.status === 'failed' ? parseOrderProblem(entry.failure?.reason) : null;
  return {
    title: text.track.order(order.id),
    details: [
      ...order.items.map(item => itemWords(item, text.track.itemLine)),
      `${text.order.total}: ${formatRupees(grandTotalPaise)}`,
      order.shippingAddress,
    ],
    problem: problem && problemText(problem, text.order),
    seenAt: PATHS.trackOrder,
    edit: {
      to: PATHS.order,
      state: {
        ...startOf(order.items.map(selectionOf), problem),
        draft: {
          address: order.shippingAddress,
          phone: order.phone,
          email: order.email,
          paymentMethod: order.paymentMethod,
          instructions: order.specialInstructions,
        },
        replaces: entry.id,
      },
    },
  };
}
