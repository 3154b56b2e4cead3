import type { Customer } from '@/domain/customer/customer';
import type { CustomerAccountLabels } from '@/i18n/en/customerAccount';
import { emailInSentence } from '@/lib/text/inSentence';

export type Known = Pick<Customer, 'account' | 'contactEmail'>;

/** Whose a customer's orders are, in words; null where the contact email gives no reason to ask. */
export function accountLabel(
  { account, contactEmail }: Known,
  labels: CustomerAccountLabels,
): { readonly account: string; readonly warning: string | null } {
  if (!account)
    return {
      account: labels.none,
      warning: contactEmail === 'anothers' ? labels.contactEmail.ofAccount : null,
    };
  return {
    account: account.email === null ? labels.emailUnknown : labels.account(emailInSentence(account.email)),
    warning:
      contactEmail === 'different' || contactEmail === 'anothers' ? labels.contactEmail[contactEmail] : null,
  };
}
