import { customerAccountLabels } from '@/i18n/en/customerAccount';
import { useLabels } from '@/i18n/labels';
import { accountLabel, type Known } from './accountLabel';

type Props = { readonly customer: Known };

/** By what one customer is told from another who goes by their name, phone or email. */
export function AccountLines({ customer }: Props) {
  const { account, warning } = accountLabel(customer, useLabels(customerAccountLabels));
  return (
    <>
      <span className="block text-ink-soft wrap-anywhere">{account}</span>
      {warning && <span className="block font-semibold text-warn">{warning}</span>}
    </>
  );
}
