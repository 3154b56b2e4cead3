import { itemWords } from '@/components/order/itemWords';
import { problemText } from '@/components/order/orderProblemText';
import { parseOrderProblem } from '@/domain/order/orderProblem';
import { priceOrder } from '@/domain/order/pricing';
import { parseStaffOrder } from '@/domain/order/staffOrder';
import { newOrderAddress } from '@/features/backOffice/adminOrders/shared/newOrderAddress';
import type { StaffOrderLabels } from '@/i18n/en/staffOrder';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the outbox says of an order that staff take. Throws for one that cannot be read. */
export function createOrderWords(
  entry: CommandRecord,
  { create: text, details }: StaffOrderLabels,
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
