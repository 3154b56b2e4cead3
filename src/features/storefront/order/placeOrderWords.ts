import { parseNewOrder } from '@/entities/order/newOrderSchema';
import { selectionOf } from '@/entities/order/orderLine';
import { parseOrderProblem } from '@/entities/order/orderProblem';
import { problemText } from '@/entities/order/orderProblemText';
import { priceOrder } from '@/entities/order/pricing';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { formatRupees } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import type { CustomerText } from '@/shared/text/en/customer';

/** What the outbox says of an order. Throws for one that cannot be read. */
export function placeOrderWords(entry: CommandRecord, text: CustomerText): CommandWords {
  const order = parseNewOrder(entry.payload);
  const { grandTotalPaise } = priceOrder(order.items, order.shop);
  const problem = entry.status === 'failed' ? parseOrderProblem(entry.failure?.reason) : null;
  return {
    title: text.track.order(order.id),
    details: [
      ...order.items.map(item => `${item.productName}, ${text.track.itemLine(item.size, item.quantity)}`),
      `${text.order.total}: ${formatRupees(grandTotalPaise)}`,
      order.shippingAddress,
    ],
    problem: problem && problemText(problem, text.order),
    edit: {
      to: PATHS.order,
      state: {
        items: order.items.map(selectionOf),
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
