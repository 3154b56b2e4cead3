import { isCancelled } from '@/data/order/cancelOrder';
import { type Cancellation, parseCancellation } from '@/domain/order/cancellation';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { cancelOrderApi } from './cancelOrderApi';

/** A customer's cancellation of an own order. However often it is sent, the bottles come back once. */
export const cancelOrderCommand: Command<Cancellation> = {
  name: 'cancelOrder',
  wing: 'storefront',
  parse: parseCancellation,
  send: cancellation => async dispatch => {
    const { data: result } = await dispatch(
      cancelOrderApi.endpoints.cancelOrder.initiate(cancellation, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend({ kind: 'unknown', code: 'noResult' }, true);
  },
  isDone:
    cancellation =>
    (_dispatch, _getState, { firestore }) =>
      isCancelled(cancellation, request => firestore.run(request)),
};
