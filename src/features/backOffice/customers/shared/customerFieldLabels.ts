import type { Customer } from '@/domain/customer/customer';
import type { CustomerProblem } from '@/domain/customer/customerChange';
import type { CustomerFields } from '@/domain/customer/customerOverlay';
import type { CustomersLabels } from '@/i18n/en/backOffice/customers';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** A customer in the best words there are. */
export const titleOf = (
  {
    name,
    account,
    email,
    phone,
  }: Pick<Customer, 'name' | 'email' | 'phone'> & Partial<Pick<Customer, 'account'>>,
  labels: CustomersLabels,
): string => name || account?.email || email || phone || labels.noName;

/** The same in a sentence. */
export const customerNameInSentence = (
  customer: Parameters<typeof titleOf>[0],
  labels: CustomersLabels,
): string => inSentence(titleOf(customer, labels));

export function fieldName(field: keyof CustomerFields, { form, page }: CustomersLabels): string {
  return field === 'hidden' ? page.delete : form[field];
}

/** A field's value in words. */
export function fieldText(
  fields: CustomerFields,
  field: keyof CustomerFields,
  labels: CustomersLabels,
): string {
  switch (field) {
    case 'status':
      return labels.status[fields.status];
    case 'type':
      return labels.type[fields.type];
    case 'hidden':
      return fields.hidden ? labels.queued.deleted : labels.queued.restored;
    default:
      return inSentence(fields[field], MAX_CHARS.name) || labels.conflict.nothing;
  }
}

/** Why a change was not saved, in words that also hold long afterwards. */
export const problemText = ({ kind }: CustomerProblem, labels: CustomersLabels): string =>
  labels.problems[kind];
