import { DAY_MS, dayInIndia, HOUR_MS, startOfDayMs } from './day';
import { DEMO_CUSTOMER, OTHER_CUSTOMERS, type SeedCustomer } from './people';
import { lastStep, type SeedOrder } from './seedOrder';
import { double, type SeedFields } from './seedValue';

type SeedArea = {
  readonly name: string;
  /** PIN codes of Bengaluru. */
  readonly pins: readonly [string, ...string[]];
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  readonly slots: readonly string[];
  /** The hour of the day before at which orders close. */
  readonly cutOff: number;
  readonly feePaise: number;
  /** Where its customers live, with the first of its PIN codes behind it. */
  readonly street: string;
};

/** Where the demonstration shop delivers when it is asked for with areas. Whitefield and others are left to try. */
const AREAS: readonly [SeedArea, ...SeedArea[]] = [
  {
    name: 'Indiranagar',
    pins: ['560038', '560008', '560075'],
    days: [1, 2, 3, 4, 5, 6],
    slots: ['07:00-10:00', '17:00-20:00'],
    cutOff: 20,
    feePaise: 299,
    street: '80 Feet Road, Indiranagar, Bengaluru',
  },
  {
    name: 'Koramangala and HSR Layout',
    pins: ['560034', '560095', '560102'],
    days: [1, 3, 5],
    slots: ['07:00-10:00', '12:00-15:00', '18:00-21:00'],
    cutOff: 18,
    feePaise: 399,
    street: '5th Block, Koramangala, Bengaluru',
  },
  {
    name: 'MG Road and Richmond Town',
    pins: ['560001', '560025', '560027'],
    days: [2, 4, 6, 7],
    slots: ['06:30-09:30', '16:00-19:00'],
    cutOff: 21,
    feePaise: 199,
    street: 'MG Road, Ashok Nagar, Bengaluru',
  },
];

/** The areas as `settings/shop` has them. */
export const areaSettings = (): SeedFields =>
  Object.fromEntries(
    AREAS.map(({ name, pins, days, slots, cutOff, feePaise }) => [
      name,
      { pins, days, slots, cutOff, fee: double(feePaise / 100) },
    ]),
  );

const areaOf = (customer: SeedCustomer): SeedArea =>
  AREAS[(OTHER_CUSTOMERS.indexOf(customer) + 1) % AREAS.length] ?? AREAS[0];

/** `07:00-10:00` ends 10 hours after midnight. */
function endOfSlotMs(slot: string): number {
  const [hour, minute] = slot.slice(6).split(':').map(Number);
  return ((hour ?? 0) + (minute ?? 0) / 60) * HOUR_MS;
}

const weekday = (midnightMs: number): number => new Date(`${dayInIndia(midnightMs)}T00:00Z`).getUTCDay() || 7;

/** The first slot of an area that ends after a moment, for an order that came before its cut-off. */
function firstSlot({ days, slots, cutOff }: SeedArea, placedAtMs: number, afterMs: number) {
  for (let midnight = startOfDayMs(dayInIndia(placedAtMs)) + DAY_MS; ; midnight += DAY_MS) {
    if (!days.includes(weekday(midnight)) || placedAtMs >= midnight - DAY_MS + cutOff * HOUR_MS) continue;
    const slot = slots.find(each => midnight + endOfSlotMs(each) > afterMs);
    if (slot !== undefined) return { slot, endsAtMs: midnight + endOfSlotMs(slot) };
  }
}

/**
 * An order as it came to a shop with areas: its customer lives in one, and it arrives in the slot in which it was delivered,
 * or in the next one that there is.
 */
export function inArea(order: SeedOrder, todayMs: number): SeedOrder {
  const area = areaOf(order.customer);
  const [pin] = area.pins;
  const [flat] = order.customer.address.split(', ');
  const customer =
    order.customer === DEMO_CUSTOMER
      ? order.customer
      : { ...order.customer, address: `${flat}, ${area.street} ${pin}` };
  // Orders in a legacy shape have no delivery areas.
  if (order.shape !== 'current') return { ...order, customer };
  const { status, atMs } = lastStep(order);
  const arrivesAfterMs = status === 'delivered' || status === 'cancelled' ? atMs : todayMs;
  const { slot, endsAtMs } = firstSlot(area, order.placedAtMs, arrivesAfterMs);
  const { name, feePaise } = area;
  return { ...order, customer, delivery: { area: name, pin, slot, endsAtMs, feePaise } };
}
