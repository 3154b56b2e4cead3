import { whenText } from '@/components/order/deliveryText';
import { itemLabel } from '@/components/order/itemLabel';
import { problemText } from '@/components/order/orderProblemText';
import { isPlacedByStaff } from '@/data/order/placeOrder';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { CREATE_ORDER, parseStaffOrder, type StaffOrder } from '@/domain/order/placing/staffOrder';
import { priceOrder } from '@/domain/order/pricing';
import { newOrderAddress } from '@/features/backOffice/adminOrders/shared/addresses/newOrderAddress';
import { adminOrdersApi } from '@/features/backOffice/adminOrders/shared/adminOrdersApi';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { deliveryLabels } from '@/i18n/en/delivery';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';

/** An order that staff take. Its own id sees to it that however often it is sent there is one. */
export const createOrderCommand = defineCommand<StaffOrder, OrderProblem>({
  name: CREATE_ORDER,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseStaffOrder,
  parseProblem: parseOrderProblem,
  send: sendMutation(adminOrdersApi.endpoints.createOrder, 'notSent'),
  isDone:
    ({ order }) =>
    (_dispatch, _getState, { firestore }) =>
      isPlacedByStaff(order, request => firestore.run(request)),
  describe(entry, translate) {
    const { create: text, details } = translate(staffOrderLabels);
    const { language } = translate(commonLabels);
    const { label, order } = parseStaffOrder(entry.payload);
    const problem = entry.status === 'failed' ? parseOrderProblem(entry.failure?.reason) : null;
    const { grandTotalPaise } = priceOrder(order.items, order.shop);
    return {
      title: text.title(label),
      details: [
        [inSentence(order.customerName), order.phone].join(', '),
        ...order.items.map(item => itemLabel(item, details.itemLine)),
        `${details.total}: ${formatRupees(grandTotalPaise)}`,
        ...(order.delivery ? [whenText(order.delivery, language)] : []),
        order.shippingAddress,
      ],
      problem: problem && problemText(problem, text, translate(deliveryLabels), language),
      edit: { to: newOrderAddress(entry.id), state: null },
    };
  },
});
