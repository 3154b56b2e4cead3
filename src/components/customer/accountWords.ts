import type { Customer } from '@/domain/customer/customer';
import type { CustomerAccountLabels } from '@/i18n/en/customerAccount';
import { emailInSentence } from '@/lib/text/inSentence';

export type Known = Pick<Customer, 'account' | 'contactEmail'>;

/** Whose a customer's orders are, in words; null where the contact e-mail gives no reason to ask. */
export function accountWords(
  { account, contactEmail }: Known,
  text: CustomerAccountLabels,
): { readonly account: string; readonly warning: string | null } {
  if (!account)
    return { account: text.none, warning: contactEmail === 'anothers' ? text.contactEmail.ofAccount : null };
  return {
    account: account.email === null ? text.emailUnknown : text.account(emailInSentence(account.email)),
    warning:
      contactEmail === 'different' || contactEmail === 'anothers' ? text.contactEmail[contactEmail] : null,
  };
}
