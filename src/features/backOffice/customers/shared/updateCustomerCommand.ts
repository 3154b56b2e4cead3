import { type CustomerChange, parseCustomerChange, UPDATE_CUSTOMER } from '@/domain/customer/customerChange';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { customersApi } from './customersApi';

/** What staff say of a customer: one they add, change, delete from the list or bring back. */
export const updateCustomerCommand: Command<CustomerChange> = {
  name: UPDATE_CUSTOMER,
  wing: 'back-office',
  parse: parseCustomerChange,
  send: change => async dispatch => {
    const { data, error } = await dispatch(
      customersApi.endpoints.updateCustomer.initiate(change, { track: false }),
    );
    return data ? sendOutcome(data) : failedSend(queryFailure(error), false);
  },
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const [{ isChangeSaved }, { customerPath }] = await Promise.all([
        import('@/data/staff/saveStaffChange'),
        import('@/data/customer/saveCustomer'),
      ]);
      return isChangeSaved(customerPath(change.customerId), change, request => firestore.run(request));
    },
};
