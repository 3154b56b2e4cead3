import type { ListedOrder } from '@/features/backOffice/adminOrders/shared/listedOrder';

type Areas = {
  /** The areas that orders go to, by name; then the PIN codes that are in none. */
  readonly all: readonly string[];
  readonly of: (order: ListedOrder) => string;
};

const known = new WeakMap<readonly ListedOrder[], Areas>();

/**
 * The areas of a list of orders. An order bears the area of the shop's settings that it was placed in; one from before there
 * were any is in the area in which its PIN code is on another; else it is known by its PIN code. Made when somebody asks for
 * areas, and once of a list.
 */
export function areasOf(orders: readonly ListedOrder[]): Areas {
  const before = known.get(orders);
  if (before) return before;
  const areaOfPin = new Map<string, string>();
  for (const { order } of orders) {
    const { area = '', pin = '' } = order.delivery ?? {};
    if (area !== '' && !areaOfPin.has(pin)) areaOfPin.set(pin, area);
  }
  const of = ({ order, pin }: ListedOrder) => order.delivery?.area || areaOfPin.get(pin) || pin;
  const all = Array.from(new Set(orders.map(of))).filter(Boolean);
  const isPin = (area: string) => /^\d{6}$/.test(area);
  const areas: Areas = {
    all: all.sort((one, other) => Number(isPin(one)) - Number(isPin(other)) || (one < other ? -1 : 1)),
    of,
  };
  known.set(orders, areas);
  return areas;
}
