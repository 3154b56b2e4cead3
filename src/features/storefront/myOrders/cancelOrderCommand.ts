import { type Cancellation, parseCancellation } from '@/entities/order/cancellation';
import { isCancelled } from '@/entities/order/cancelOrder';
import type { Command } from '@/entities/outbox/command';
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
    if (!result) return { kind: 'retry', error: { kind: 'unknown', code: 'noResult' }, outcomeUnknown: true };
    switch (result.outcome) {
      case 'cancelled':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'refused', reason: result.problem };
      case 'failed':
        return result.error.kind === 'unauthenticated'
          ? { kind: 'signInNeeded', error: result.error }
          : { kind: 'retry', error: result.error, outcomeUnknown: result.mayHaveArrived };
    }
  },
  isDone:
    cancellation =>
    (_dispatch, _getState, { firestore }) =>
      isCancelled(cancellation, request => firestore.run(request)),
};
