// @bundle parsers

import * as v from 'valibot';
import { PAID_BY, PAYMENT_STATES, type Payment } from '@/domain/order/order';
import { rupeesToPaise } from '@/lib/number/money';
import { internText } from '@/lib/text/internText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const schema = v.object({
  state: v.picklist(PAYMENT_STATES),
  method: v.fallback(v.nullable(v.picklist(PAID_BY)), null),
  amount: v.pipe(v.number(), v.minValue(0), v.transform(rupeesToPaise), v.safeInteger()),
  reference: shownLine(MAX_CHARS.reference),
  at: v.string(),
});

/** What an order's document says of its money; null where it says nothing that can be read. */
export function parsePayment(stored: unknown): Payment | null {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return null;
  const { state, method, amount, reference, at } = parsed.output;
  return {
    state: internText(state),
    method: method && internText(method),
    amountPaise: amount,
    reference,
    at: parseInstant(at),
  };
}
