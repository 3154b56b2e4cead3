import { itemWords } from '@/entities/order/itemWords';
import { parseOrderProblem } from '@/entities/order/orderProblem';
import { problemText } from '@/entities/order/orderProblemText';
import { priceOrder } from '@/entities/order/pricing';
import { parseStaffOrder } from '@/entities/order/staffOrder';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { inSentence } from '@/shared/lib/inSentence';
import { formatRupees } from '@/shared/lib/money';
import type { StaffOrderText } from '@/shared/text/en/staffOrder';
import { newOrderAddress } from './newOrderAddress';

/** What the outbox says of an order that staff take. Throws for one that cannot be read. */
export function createOrderWords(
  entry: CommandRecord,
  { create: text, details }: StaffOrderText,
): CommandWords {
  const { label, order } = parseStaffOrder(entry.payload);
  const problem = entry.status === 'failed' ? parseOrderProblem(entry.failure?.reason) : null;
  const { grandTotalPaise } = priceOrder(order.items, order.shop);
  return {
    title: text.title(label),
    details: [
      [inSentence(order.customerName), order.phone].join(', '),
      ...order.items.map(item => itemWords(item, details.itemLine)),
      `${details.total}: ${formatRupees(grandTotalPaise)}`,
      order.shippingAddress,
    ],
    problem: problem && problemText(problem, text),
    edit: { to: newOrderAddress(entry.id), state: null },
  };
}
