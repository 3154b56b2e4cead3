import { type Arrival, arrivalText } from '@/components/order/deliveryText';
import type { CustomerLabels } from '@/i18n/en/customer';
import type { Language } from '@/lib/language';
import { DAY_MS, INDIA_OFFSET_MS } from '@/lib/time/dates';
import { dayWithSlot } from '@/lib/time/slot';
import { formatWeekday } from '@/lib/time/weekday';

/** The shop's day as a number, to compare. `dayOf` would bring the back office's periods into every visitor's files. */
const dayNumber = (ms: number): number => Math.floor((ms + INDIA_OFFSET_MS) / DAY_MS);

/** Whether the slot in which an order was to arrive is over, or the day of one without. */
export const isPast = ({ at, slot }: Arrival, nowMs: number): boolean =>
  slot === undefined ? dayNumber(Date.parse(at)) < dayNumber(nowMs) : Date.parse(at) < nowMs;

/** When an order that has not arrived is to arrive; where that time is over, `Late: was due Mon 30 Nov`. */
export function dueText(
  arrival: Arrival,
  labels: Pick<CustomerLabels['order'], 'arrives' | 'arrivesAt' | 'late'>,
  language: Language,
  nowMs: number,
): string {
  if (!isPast(arrival, nowMs)) return arrivalText(arrival, labels, language);
  return labels.late(dayWithSlot(formatWeekday(arrival.at, language), arrival.slot, language));
}
