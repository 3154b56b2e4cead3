import type { OrderEdit } from '@/domain/order/orderEdit';
import { parseOrderEdit, UPDATE_ORDER } from '@/domain/order/orderEditSchema';
import { adminOrdersApi } from '@/features/backOffice/adminOrders/shared/adminOrdersApi';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';

/** A staff edit of an order. Its command id is written with it, so that sent again it finds its own work done. */
export const updateOrderCommand: Command<OrderEdit> = {
  name: UPDATE_ORDER,
  wing: 'back-office',
  parse: parseOrderEdit,
  send: edit => async (dispatch, getState) => {
    const others = selectOutbox(getState()).entries;
    const followed = others.some(({ name, status }) => name === UPDATE_ORDER && status === 'pending');
    const { data: result, error } = await dispatch(
      adminOrdersApi.endpoints.updateOrder.initiate({ ...edit, followed }, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend(queryFailure(error), false);
  },
  isDone:
    edit =>
    async (_dispatch, _getState, { firestore }) => {
      const { isEditSaved } = await import('@/data/order/saveEdit');
      return isEditSaved(edit, request => firestore.run(request));
    },
};
