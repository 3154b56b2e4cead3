import { isPlaced } from '@/data/order/placeOrder';
import type { NewOrder } from '@/domain/order/newOrder';
import { parseNewOrder } from '@/domain/order/newOrderSchema';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
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
