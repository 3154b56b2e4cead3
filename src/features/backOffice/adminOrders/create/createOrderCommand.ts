import { isPlacedByStaff } from '@/data/order/placeOrder';
import { CREATE_ORDER, parseStaffOrder, type StaffOrder } from '@/domain/order/staffOrder';
import { adminOrdersApi } from '@/features/backOffice/adminOrders/shared/adminOrdersApi';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';

/** An order that staff take. Its own id sees to it that however often it is sent there is one. */
export const createOrderCommand: Command<StaffOrder> = {
  name: CREATE_ORDER,
  wing: 'back-office',
  parse: parseStaffOrder,
  send: staffOrder => async dispatch => {
    const { data: result, error } = await dispatch(
      adminOrdersApi.endpoints.createOrder.initiate(staffOrder, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend(queryFailure(error), false);
  },
  isDone:
    ({ order }) =>
    (_dispatch, _getState, { firestore }) =>
      isPlacedByStaff(order, request => firestore.run(request)),
};
