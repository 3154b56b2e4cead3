import type { BalanceEntry } from '@/domain/customer/customerBalance';
import { orderNumber } from '@/domain/order/orderNumber';
import type { CustomerBalanceLabels } from '@/i18n/en/backOffice/customerBalance';
import type { PaymentsLabels } from '@/i18n/en/backOffice/payments';
import type { CommonLabels } from '@/i18n/en/common';

/** The catalogues that lines of an account are written with. */
export type BalanceLabels = {
  readonly balance: CustomerBalanceLabels;
  readonly payments: PaymentsLabels;
  readonly common: CommonLabels;
};

/** What a line is, in words. */
export function entryText(
  { kind, orderId, method, paise }: BalanceEntry,
  { balance: { kind: text }, payments }: BalanceLabels,
): string {
  const number = orderNumber(orderId);
  if (kind === 'order' || kind === 'credit') return text[kind](number);
  // More than it was before: less was paid than had been written down.
  if (kind === 'payment' && paise > 0) return text.correction(number);
  return text[kind](number, method ? payments.method[method] : '');
}
