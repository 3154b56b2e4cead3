// @bundle sending

import { reasonText } from '@/components/order/reasonText';
import { isCancelled } from '@/data/order/cancelOrder';
import {
  type Cancellation,
  type CancelProblem,
  parseCancellation,
  parseCancelProblem,
} from '@/domain/order/cancellation';
import { orderNumber } from '@/domain/order/orderNumber';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { cancelOrderApi } from './cancelOrderApi';
import { cancelProblemText } from './cancelProblemText';

/** A customer's cancellation of an own order. However often it is sent, the bottles come back once. */
export const cancelOrderCommand = defineCommand<Cancellation, CancelProblem>({
  name: 'cancelOrder',
  area: 'storefront',
  idOf: ({ commandId }) => commandId,
  parse: parseCancellation,
  parseProblem: parseCancelProblem,
  send: sendMutation(cancelOrderApi.endpoints.cancelOrder, 'mayHaveArrived'),
  isDone:
    cancellation =>
    (_dispatch, _getState, { firestore }) =>
      isCancelled(cancellation, request => firestore.run(request)),
  describe(entry, translate) {
    const customer = translate(customerLabels);
    const { orderId, cancelReason } = parseCancellation(entry.payload);
    const text = customer.track.cancel;
    const problem = entry.status === 'failed' ? parseCancelProblem(entry.failure?.reason) : null;
    return {
      title: text.commandTitle(orderNumber(orderId)),
      details: cancelReason
        ? [text.reasonLine(reasonText(cancelReason, translate(cancelReasonsLabels)))]
        : [],
      problem: problem && cancelProblemText(problem, { customer, common: translate(commonLabels) }),
      seenAt: PATHS.trackOrder,
      edit: null,
    };
  },
});
