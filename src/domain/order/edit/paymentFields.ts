import type { PaymentRecord } from '@/domain/order/order';
import { paiseToRupees } from '@/lib/number/money';
import { serverTime, type WriteData } from '@/lib/plainData';

/** A payment as the rules ask for it: rupees, the server's time, and who wrote it down. */
export const storedPayment = (
  { state, method, amountPaise, reference }: PaymentRecord,
  by: string,
): WriteData => ({
  state,
  method: method ?? '',
  amount: paiseToRupees(amountPaise),
  reference,
  at: serverTime,
  by,
});
