import type { NewOrder } from '@/entities/order/newOrder';
import { parseNewOrder } from '@/entities/order/newOrderSchema';
import { isPlaced } from '@/entities/order/placeOrder';
import type { Command } from '@/entities/outbox/command';
import { failedSend, sendOutcome } from '@/entities/outbox/sendOutcome';
import { orderApi } from './orderApi';

/** A customer's order. Its id is the order's own, so that however often it is sent there is one. */
export const placeOrderCommand: Command<NewOrder> = {
  name: 'placeOrder',
  wing: 'storefront',
  parse: parseNewOrder,
  send: order => async dispatch => {
    const { data: result } = await dispatch(orderApi.endpoints.placeOrder.initiate(order, { track: false }));
    return result ? sendOutcome(result) : failedSend({ kind: 'unknown', code: 'noResult' }, true);
  },
  isDone:
    order =>
    (_dispatch, _getState, { firestore }) =>
      isPlaced(order, request => firestore.run(request)),
};
