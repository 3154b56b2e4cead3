import {
  type CustomerChange,
  type CustomerProblem,
  changedFields,
  parseCustomerChange,
  parseCustomerProblem,
  UPDATE_CUSTOMER,
} from '@/domain/customer/customerChange';
import { labelOf } from '@/domain/customer/customerId';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { inSentence } from '@/lib/text/inSentence';
import { defineCommand } from '@/sync/outbox/command';
import { isRefused } from '@/sync/outbox/commandState';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { dialogAddress } from './customerAddress';
import { fieldName, fieldText, problemText } from './customerFieldLabels';
import { customersApi } from './customersApi';

/** What staff say of a customer: one they add, change, delete from the list or bring back. */
export const updateCustomerCommand = defineCommand<CustomerChange, CustomerProblem>({
  name: UPDATE_CUSTOMER,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseCustomerChange,
  parseProblem: parseCustomerProblem,
  send: sendMutation(customersApi.endpoints.updateCustomer, 'notSent'),
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const [{ isChangeSaved }, { customerPath }] = await Promise.all([
        import('@/data/staff/saveStaffChange'),
        import('@/data/customer/saveCustomer'),
      ]);
      return isChangeSaved(customerPath(change.customerId), change, request => firestore.run(request));
    },
  describe(entry, translate) {
    const text = translate(customersLabels);
    const { customerId, title, seen, fields, ground: baseVersion } = parseCustomerChange(entry.payload);
    const hasFailed = entry.status === 'failed';
    const isNew =
      labelOf(customerId) !== null && baseVersion.updatedAt === null && baseVersion.builtOn.length === 0;
    return {
      title: text.queued.title(inSentence(title)),
      details: changedFields(seen, fields).map(field =>
        field === 'hidden'
          ? fieldText(fields, field, text)
          : text.queued.change(
              fieldName(field, text),
              fieldText(seen, field, text),
              fieldText(fields, field, text),
            ),
      ),
      problem: isRefused(entry) ? problemText(parseCustomerProblem(entry.failure?.reason), text) : null,
      // What still waits is followed by a further change, which is based on it.
      edit: hasFailed ? { to: dialogAddress(isNew ? 'adding' : 'customer', customerId), state: null } : null,
    };
  },
});
