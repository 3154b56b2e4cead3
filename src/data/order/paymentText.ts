import type { PaymentRecord } from '@/domain/order/order';
import type { PaymentsLabels } from '@/i18n/en/backOffice/payments';
import { formatRupees } from '@/lib/number/money';

/** What is written down, in words; of nothing that was paid that it is unpaid. */
export function paymentText({ state, method, amountPaise }: PaymentRecord, text: PaymentsLabels): string {
  if (state === 'due' || !method) return text.state.due;
  const amount = formatRupees(amountPaise);
  return (state === 'refunded' ? text.refunded : text.paid)(amount, text.method[method]);
}
