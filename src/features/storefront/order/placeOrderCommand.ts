import * as v from 'valibot';
import type { NewOrder } from '@/entities/order/newOrder';
import { PAYMENT_METHODS } from '@/entities/order/order';
import { isPlaced } from '@/entities/order/placeOrder';
import type { Command } from '@/entities/outbox/command';
import type { AppError } from '@/shared/lib/appError';
import { orderApi } from './orderApi';

const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{10,20}$/)),
  userId: v.string(),
  customerName: v.string(),
  email: v.string(),
  phone: v.string(),
  shippingAddress: v.string(),
  specialInstructions: v.string(),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  items: v.pipe(
    v.array(
      v.object({
        productId: v.string(),
        productName: v.string(),
        size: v.string(),
        image: v.string(),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        pricePaise: paise,
      }),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  shop: v.object({ deliveryFeePaise: paise, taxRate: v.number() }),
  placedAt: v.string(),
});

/** A failure before which the commit may have reached the server. */
const leavesOutcomeUnknown = ({ kind }: AppError): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'unavailable' || kind === 'unknown';

/** A customer's order. Its id is the order's own, so that however often it is sent there is one. */
export const placeOrderCommand: Command<NewOrder> = {
  name: 'placeOrder',
  wing: 'storefront',
  parse: payload => v.parse(schema, payload),
  send: order => async dispatch => {
    const { data: result } = await dispatch(orderApi.endpoints.placeOrder.initiate(order));
    if (!result) return { kind: 'retry', error: { kind: 'unknown', code: 'noResult' }, outcomeUnknown: true };
    switch (result.outcome) {
      case 'placed':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'refused', reason: result.problem };
      case 'failed':
        return result.error.kind === 'unauthenticated'
          ? { kind: 'signInNeeded', error: result.error }
          : { kind: 'retry', error: result.error, outcomeUnknown: leavesOutcomeUnknown(result.error) };
    }
  },
  isDone:
    order =>
    (_dispatch, _getState, { firestore }) =>
      isPlaced(order, request => firestore.run(request)),
};
