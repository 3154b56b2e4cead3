import type { DeliveryProblem, DeliverySlot } from '@/domain/delivery/deliveryAreas';
import type { CustomerLabels } from '@/i18n/en/customer';
import type { DeliveryLabels } from '@/i18n/en/delivery';
import type { Language } from '@/lib/language';
import { dayWithSlot } from '@/lib/time/slot';
import { formatWeekday } from '@/lib/time/weekday';

/** `Mon 30 Nov`. */
export const dayText = (day: string, language: Language): string =>
  formatWeekday(`${day}T12:00:00+05:30`, language);

/** `Mon 30 Nov, 7:00 am – 10:00 am`. */
export const whenText = ({ day, slot }: DeliverySlot, language: Language): string =>
  dayWithSlot(dayText(day, language), slot, language);

/** When an order is to arrive: an ISO instant, by the end of whose day or slot. */
export type Arrival = { readonly at: string; readonly slot: string | undefined };

/** `Arrives by Mon 30 Nov`, or `Arrives Mon 30 Nov, 7:00 am – 10:00 am`. */
export function arrivalText(
  { at, slot }: Arrival,
  { arrives, arrivesAt }: Pick<CustomerLabels['order'], 'arrives' | 'arrivesAt'>,
  language: Language,
): string {
  const day = formatWeekday(at, language);
  return slot === undefined ? arrives(day) : arrivesAt(dayWithSlot(day, slot, language));
}

/** Why an order cannot be delivered as it says, in words. */
export function deliveryProblemText(
  problem: DeliveryProblem,
  labels: DeliveryLabels,
  language: Language,
): string {
  if (problem.kind === 'noAreas') return labels.noAreas;
  if (problem.kind === 'deliveryTime') return labels.missed(whenText(problem.next, language));
  return problem.pin === '' ? labels.noPin : labels.notDelivered(problem.pin);
}
