import { customerAccountLabels } from '@/i18n/en/customerAccount';
import { useLabels } from '@/i18n/labels';
import { accountLabel, type Known } from './accountLabel';

type Props = { readonly customer: Known };

/** What tells apart customers who use the same name, phone or email. */
export function AccountLines({ customer }: Props) {
  const { account, warning } = accountLabel(customer, useLabels(customerAccountLabels));
  return (
    <>
      <span className="block text-ink-soft wrap-anywhere">{account}</span>
      {warning && <span className="block font-semibold text-warn">{warning}</span>}
    </>
  );
}
