import type { Paise } from '@/lib/number/money';
import { lastPinCode } from '@/lib/text/pinCode';
import { DAY_MS, INDIA_OFFSET_MS } from '@/lib/time/dates';

/** Where the shop delivers, and when. */
export type DeliveryArea = {
  /** What it is called, and known by. */
  readonly name: string;
  /** PIN codes of six digits. */
  readonly pins: readonly string[];
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** Times of the day, such as `07:00-10:00`, the earliest first. */
  readonly slots: readonly string[];
  /** The hour of the day before (0 to 24, Indian time) until which one can order. */
  readonly cutOff: number;
  /** What delivery costs here, in place of the shop's fee. */
  readonly feePaise: Paise;
};

/** A time at which an order can arrive. */
export type DeliverySlot = {
  /** `2026-11-30`, in India. */
  readonly day: string;
  readonly slot: string;
};

/** Where and when an order is delivered, as its customer chose. */
export type Delivery = DeliverySlot & {
  /** The name of its area. */
  readonly area: string;
  readonly pin: string;
};

export type DeliveryDay = { readonly day: string; readonly slots: readonly string[] };

/** How many days ahead one can order; the rules refuse more. */
const DAYS_AHEAD = 14;

const HOUR_MS = 3_600_000;

/** The area that a PIN code is of. */
export const areaOf = (areas: readonly DeliveryArea[], pin: string): DeliveryArea | undefined =>
  areas.find(({ pins }) => pins.includes(pin));

/** The days on which an area can still be delivered to, the next first. Never empty: an area has a day of the week. */
export function deliveryDays({ days, slots, cutOff }: DeliveryArea, nowMs: number): readonly DeliveryDay[] {
  const today = Math.floor((nowMs + INDIA_OFFSET_MS) / DAY_MS);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => (today + index + 1) * DAY_MS).flatMap(midnight => {
    const date = new Date(midnight);
    const closes = midnight - INDIA_OFFSET_MS - DAY_MS + cutOff * HOUR_MS;
    return days.includes(date.getUTCDay() || 7) && nowMs < closes
      ? [{ day: date.toISOString().slice(0, 10), slots }]
      : [];
  });
}

/** The earliest time at which an area can be delivered to. */
function nextSlot(days: readonly DeliveryDay[]): DeliverySlot | null {
  const [first] = days;
  const slot = first?.slots[0];
  return first && slot !== undefined ? { day: first.day, slot } : null;
}

/** Whether a time is among those that can be chosen. */
export const isOffered = (days: readonly DeliveryDay[], { day, slot }: DeliverySlot): boolean =>
  days.some(offered => offered.day === day && offered.slots.includes(slot));

/** What delivery costs for an order: in its area, else as everywhere. */
export const feePaiseFor = (
  { deliveryFeePaise, areas }: { readonly deliveryFeePaise: Paise; readonly areas: readonly DeliveryArea[] },
  pin: string,
): Paise => areaOf(areas, pin)?.feePaise ?? deliveryFeePaise;

/** What the shop offers at an address, and the time that is chosen of it. */
export type DeliveryOffer = {
  readonly area: DeliveryArea;
  readonly days: readonly DeliveryDay[];
  readonly time: DeliverySlot;
  /** Another time was wanted, which there is not any more. */
  readonly missed: boolean;
};

/** The offer at a PIN code, with the earliest time where none is wanted, or not to be had; null where nothing is offered. */
export function deliveryOffer(
  areas: readonly DeliveryArea[],
  pin: string,
  wanted: DeliverySlot | undefined,
  nowMs: number,
): DeliveryOffer | null {
  const area = areaOf(areas, pin);
  const days = area ? deliveryDays(area, nowMs) : [];
  const next = nextSlot(days);
  if (!area || !next) return null;
  const chosen = wanted && isOffered(days, wanted) ? wanted : undefined;
  return { area, days, time: chosen ?? next, missed: wanted !== undefined && !chosen };
}

/** Why an order cannot be delivered as it says. */
export type DeliveryProblem =
  /** That time is over, or the shop delivers there at other times: the next one that it has. */
  | { readonly kind: 'deliveryTime'; readonly next: DeliverySlot }
  /** No area has its PIN code, which is empty where the order has none. */
  | { readonly kind: 'notDelivered'; readonly pin: string }
  /** The shop delivers everywhere now, and chooses the day itself. */
  | { readonly kind: 'noAreas' };

type Ordered = { readonly delivery?: Delivery | undefined; readonly shippingAddress: string };

/** What stands in the way of delivering an order as it was chosen; null when nothing does. */
export function deliveryProblem(
  { delivery, shippingAddress }: Ordered,
  areas: readonly DeliveryArea[],
  nowMs: number,
): DeliveryProblem | null {
  if (areas.length === 0) return delivery ? { kind: 'noAreas' } : null;
  const pin = delivery?.pin ?? lastPinCode(shippingAddress);
  const offer = deliveryOffer(areas, pin, delivery, nowMs);
  if (!offer) return { kind: 'notDelivered', pin };
  return delivery && !offer.missed ? null : { kind: 'deliveryTime', next: offer.time };
}
