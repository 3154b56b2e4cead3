// @bundle sending

import { hasComplaint } from '@/data/order/saveComplaint';
import {
  type ComplaintProblem,
  type NewComplaint,
  parseComplaintProblem,
  parseNewComplaint,
} from '@/domain/order/complaint';
import { orderNumber } from '@/domain/order/orderNumber';
import { complaintLabels } from '@/i18n/en/complaint';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { complaintApi } from './complaintApi';

/** A customer's word that something is wrong with an order that came. However often it is sent, staff hear it once. */
export const complainCommand = defineCommand<NewComplaint, ComplaintProblem>({
  name: 'complain',
  area: 'storefront',
  idOf: ({ commandId }) => commandId,
  parse: parseNewComplaint,
  parseProblem: parseComplaintProblem,
  send: sendMutation(complaintApi.endpoints.updateMyOrder, 'mayHaveArrived'),
  isDone:
    complaint =>
    (_dispatch, _getState, { firestore }) =>
      hasComplaint(complaint, request => firestore.run(request)),
  describe(entry, translate) {
    const labels = translate(complaintLabels);
    const { orderId, kind, text } = parseNewComplaint(entry.payload);
    return {
      title: labels.commandTitle(orderNumber(orderId)),
      details: [labels.kinds[kind], ...(text ? [text] : [])],
      problem:
        entry.status === 'failed' ? labels.problems[parseComplaintProblem(entry.failure?.reason)] : null,
      seenAt: PATHS.trackOrder,
      edit: null,
    };
  },
});
