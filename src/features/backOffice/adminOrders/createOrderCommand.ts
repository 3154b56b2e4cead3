import { isPlacedByStaff } from '@/entities/order/placeOrder';
import { CREATE_ORDER, parseStaffOrder, type StaffOrder } from '@/entities/order/staffOrder';
import type { Command } from '@/entities/outbox/command';
import { failedSend, sendOutcome } from '@/entities/outbox/sendOutcome';
import { queryFailure } from '@/services/api/queryFailure';
import { adminOrdersApi } from './adminOrdersApi';

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
