// @bundle staff-only, runs

import { type DeliveryArea, deliveryDays } from '@/domain/delivery/deliveryAreas';
import type { Order } from '@/domain/order/order';
import { duePaise } from '@/domain/order/payment/payment';
import type { CollectedBy } from '@/domain/run/run';
import type { Collected } from '@/domain/run/stopRecord';
import type { RunsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { formatRupees, paiseToRupees } from '@/lib/number/money';
import { holdsCardNumber } from '@/lib/text/cardNumber';
import { parseHundredths } from '@/lib/text/parseHundredths';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { DAY_MS } from '@/lib/time/dates';
import { dayOf, parseDay } from '@/lib/time/periods';

/** Form values of a delivery, entered by the driver or by the office. */
export type DeliveredDraft = { readonly to: string; readonly amount: string; readonly reference: string };

export const draftOf = (order: Order): DeliveredDraft => ({
  to: order.customerName,
  amount: paiseToRupees(duePaise(order)).toFixed(2),
  reference: '',
});

export type Problems = { readonly [field in 'to' | 'amount' | 'reference' | 'note' | 'day']?: string };

/** What a draft records, paid in one way or not at all; or which of its fields stand in the way. */
export function checkDelivered(
  draft: DeliveredDraft,
  order: Order,
  method: CollectedBy | null,
  { stopForm: text }: RunsLabels,
): { readonly to: string; readonly collected: Collected | null } | { readonly problems: Problems } {
  const to = plainLine(draft.to);
  const problems: { -readonly [field in keyof Problems]: string } = {};
  if (to.length > MAX_CHARS.handedTo) problems.to = text.tooLong;
  const most = duePaise(order);
  if (method === null || most === 0) {
    return problems.to === undefined ? { to, collected: null } : { problems };
  }
  const amountPaise = parseHundredths(draft.amount);
  const reference = method === 'upi' ? plainLine(draft.reference) : '';
  if (!amountPaise) problems.amount = text.amount;
  else if (amountPaise > most) problems.amount = text.tooMuch(formatRupees(most));
  if (method === 'upi' && reference === '') problems.reference = text.reference;
  if (holdsCardNumber(reference)) problems.reference = text.cardNumber;
  if (reference.length > MAX_CHARS.reference) problems.reference = text.tooLong;
  if (!amountPaise || Object.keys(problems).length > 0) return { problems };
  return { to, collected: { method, amountPaise, reference } };
}

/** How far ahead a stop can be tried again, in days. */
const DAYS_AHEAD = 30;

/** From when and until when a stop can be tried again: the driver says from tomorrow on, the office from today. */
export const retryDayRange = (nowMs: number, from: 'today' | 'tomorrow') => ({
  from,
  first: dayOf(from === 'today' ? nowMs : nowMs + DAY_MS),
  last: dayOf(nowMs + DAYS_AHEAD * DAY_MS),
});

/** The next day on which its area is delivered to; elsewhere tomorrow. */
export function nextDeliveryAttemptDay(
  { delivery }: Order,
  areas: readonly DeliveryArea[],
  nowMs: number,
): string {
  const area = areas.find(({ name }) => name === delivery?.area);
  return (area && deliveryDays(area, nowMs)[0]?.day) ?? dayOf(nowMs + DAY_MS);
}

/** What is typed of a stop that could not be made, or what stands in the way. */
export function checkFailed(
  { day, note: typed }: { readonly day: string; readonly note: string },
  { from, first, last }: ReturnType<typeof retryDayRange>,
  { stopForm: text }: RunsLabels,
): { readonly day: string; readonly note: string } | { readonly problems: Problems } {
  const note = plainLine(typed);
  const problems = {
    ...(!(parseDay(day) !== null && day >= first && day <= last) && { day: text.day[from] }),
    ...(note.length > MAX_CHARS.stopNote && { note: text.tooLong }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { day, note };
}
