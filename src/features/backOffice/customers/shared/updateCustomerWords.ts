import { changedFields, parseCustomerChange, parseCustomerProblem } from '@/domain/customer/customerChange';
import { labelOf } from '@/domain/customer/customerId';
import type { CustomersLabels } from '@/i18n/en/customers';
import { inSentence } from '@/lib/text/inSentence';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';
import { dialogAddress } from './customerAddress';
import { fieldName, fieldText, problemText } from './customerTexts';

/** What the outbox says of a change of a customer. Throws for one that cannot be read. */
export function updateCustomerWords(entry: CommandRecord, text: CustomersLabels): CommandWords {
  const { customerId, title, seen, fields, ground } = parseCustomerChange(entry.payload);
  const isSetAside = entry.status === 'failed';
  const isRefused = isSetAside && entry.failure?.code !== 'held';
  const isNew = labelOf(customerId) !== null && ground.updatedAt === null && ground.builtOn.length === 0;
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
    problem: isRefused ? problemText(parseCustomerProblem(entry.failure?.reason), text) : null,
    // What still waits is followed by a further change, which is built on it.
    edit: isSetAside ? { to: dialogAddress(isNew ? 'adding' : 'customer', customerId), state: null } : null,
  };
}
