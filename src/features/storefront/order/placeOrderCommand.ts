// @bundle sending

import { whenText } from '@/components/order/deliveryText';
import { itemLabel } from '@/components/order/itemLabel';
import { problemText } from '@/components/order/orderProblemText';
import { isPlaced } from '@/data/order/placeOrder';
import type { DeliverySlot } from '@/domain/delivery/deliveryAreas';
import { selectionOf } from '@/domain/order/orderLine';
import { orderNumber } from '@/domain/order/orderNumber';
import { acceptProblem } from '@/domain/order/placing/acceptRefusals';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { parseNewOrder } from '@/domain/order/placing/newOrderSchema';
import { type OrderProblem, parseOrderProblem } from '@/domain/order/placing/orderProblem';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { orderApi } from './orderApi';

/** The form's start: the order as the shop would take it now, and why that differs from what was saved. */
function startOf(items: readonly OrderSelection[], problem: OrderProblem | null) {
  // The form gives the order another number, and of a denial nobody knows the reason.
  if (problem === null || problem.kind === 'idTaken' || problem.kind === 'denied') return { items };
  const accepted = acceptProblem(items, problem) ?? [];
  return { items: accepted.length > 0 ? accepted : items, problem };
}

/** The time the form begins with: the one that was chosen, or the next that there is. */
function timeOf({ delivery }: NewOrder, problem: OrderProblem | null): Partial<DeliverySlot> {
  if (problem?.kind === 'deliveryTime') return problem.next;
  return delivery ? { day: delivery.day, slot: delivery.slot } : {};
}

/** A customer's order. Its id is the order's own, so that however often it is sent there is one. */
export const placeOrderCommand = defineCommand<NewOrder, OrderProblem>({
  name: 'placeOrder',
  area: 'storefront',
  idOf: ({ id }) => id,
  parse: parseNewOrder,
  parseProblem: parseOrderProblem,
  send: sendMutation(orderApi.endpoints.placeOrder, 'mayHaveArrived'),
  isDone:
    order =>
    (_dispatch, _getState, { firestore }) =>
      isPlaced(order, request => firestore.run(request)),
  describe(entry, translate, nameOf = (_productId, stored) => stored) {
    const text = translate(customerLabels);
    const { language } = translate(commonLabels);
    const order = parseNewOrder(entry.payload);
    const { grandTotalPaise } = priceOrder(order.items, order.shop);
    const problem = entry.status === 'failed' ? parseOrderProblem(entry.failure?.reason) : null;
    return {
      title: text.track.order(orderNumber(order.id)),
      details: [
        ...order.items.map(item =>
          itemLabel({ ...item, productName: nameOf(item.productId, item.productName) }, text.track.itemLine),
        ),
        `${text.order.total}: ${formatRupees(grandTotalPaise)}`,
        ...(order.delivery ? [text.order.arrivesAt(whenText(order.delivery, language))] : []),
        order.shippingAddress,
      ],
      problem: problem && problemText(problem, text.order, translate(deliveryLabels), language, nameOf),
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
            ...timeOf(order, problem),
          },
          replaces: entry.id,
        },
      },
    };
  },
});
