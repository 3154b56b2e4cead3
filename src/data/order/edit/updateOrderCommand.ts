// @bundle staff-only

import { paymentText } from '@/data/order/paymentText';
import { type EditProblem, parseEditProblem } from '@/domain/order/edit/editProblem';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { parseOrderEdit, UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import { orderNumber } from '@/domain/order/orderNumber';
import { type AdminOrdersLabels, adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { editOrderAddress } from '@/lib/addresses';
import type { Language } from '@/lib/language';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { dayWithSlot } from '@/lib/time/slot';
import { formatWeekday } from '@/lib/time/weekday';
import { defineCommand } from '@/sync/outbox/command';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { editProblemText } from './editProblemText';
import { updateOrderApi } from './updateOrderApi';

/** When it comes and by whom, as far as an edit says. */
function planned(
  { run, runName, estimatedDelivery, slot }: OrderEdit,
  text: AdminOrdersLabels['queued'],
  language: Language,
): readonly string[] {
  const inRun = runName === undefined ? text.inRun : text.intoRun(inSentence(runName));
  return [
    ...(run ? [run.id === '' ? text.outOfRun : inRun] : []),
    ...(estimatedDelivery === undefined
      ? []
      : [text.anotherDay(dayWithSlot(formatWeekday(estimatedDelivery, language), slot, language))]),
  ];
}

const sendEdit = sendMutation(updateOrderApi.endpoints.updateOrder, 'notSent');

/** A staff edit of an order. Its command id is written with it, so that sent again it finds its own work done. */
export const updateOrderCommand = defineCommand<OrderEdit, EditProblem>({
  name: UPDATE_ORDER,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseOrderEdit,
  parseProblem: parseEditProblem,
  send: edit => (dispatch, getState) => {
    const others = selectOutbox(getState()).entries;
    const followed = others.some(({ name, status }) => name === UPDATE_ORDER && status === 'pending');
    return dispatch(sendEdit({ ...edit, followed }));
  },
  isDone:
    edit =>
    async (_dispatch, _getState, { firestore }) => {
      const { isEditSaved } = await import('@/data/order/saveEdit');
      return isEditSaved(edit, request => firestore.run(request));
    },
  describe(entry, translate) {
    const text = translate(adminOrdersLabels);
    const common = translate(commonLabels);
    const { edit: fields, details } = translate(staffOrderLabels);
    const edit = parseOrderEdit(entry.payload);
    const { orderId, status, email, seen, cancellation } = edit;
    const problem = entry.status === 'failed' ? parseEditProblem(entry.failure?.reason) : null;
    const changes = [
      { name: text.dialog.status, from: common.status[seen.status ?? 'unknown'], to: common.status[status] },
      { name: text.dialog.email, from: seen.email, to: email },
      { name: fields.phone, from: seen.phone ?? '', to: edit.phone ?? seen.phone ?? '' },
      {
        name: fields.address,
        from: seen.shippingAddress ?? '',
        to: edit.shippingAddress ?? seen.shippingAddress ?? '',
      },
    ];
    return {
      title: text.queued.order(orderNumber(orderId)),
      details: [
        ...changes
          .filter(({ from, to }) => from !== to)
          .map(({ name, from, to }) =>
            text.queued.change(name, inSentence(from, MAX_CHARS.name), inSentence(to, MAX_CHARS.name)),
          ),
        ...planned(edit, text.queued, common.language),
        ...(edit.payment ? [paymentText(edit.payment, translate(paymentsLabels))] : []),
        ...(cancellation ? [cancellation.restock ? fields.restock : fields.noRestock] : []),
        ...(cancellation?.reason ? [details.reason(inSentence(cancellation.reason, MAX_CHARS.reason))] : []),
      ],
      problem: problem && editProblemText(problem, text, common),
      // What still waits is changed by a further edit, which is based on it.
      edit:
        problem && problem.kind !== 'gone' && !edit.payment
          ? { to: editOrderAddress(orderId), state: null }
          : null,
    };
  },
});
