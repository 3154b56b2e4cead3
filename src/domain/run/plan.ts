import { areaOf, type DeliveryArea } from '@/domain/delivery/deliveryAreas';
import type { Order, OrderRun } from '@/domain/order/order';
import { placeOf } from '@/domain/order/orderPlace';
import { groupBy } from '@/lib/groupBy';
import { dayOf, type ShopDay } from '@/lib/time/periods';
import { MAX_STOPS, type Run } from './run';
import { positionBetween, sortByPinCode, standingOutcome, stopsOf } from './runRules';

/** What an order says that is in no run any more. */
export const NO_RUN: OrderRun = { id: '', driver: '', stop: 0 };

/** The orders of one slot and area that are in no run. */
export type DueGroup = {
  /** Empty where they have none. */
  readonly slot: string;
  /** Empty where no area of the shop has their PIN code. */
  readonly area: string;
  /** Of orders in no area; empty where their address names none. */
  readonly pin: string;
  readonly orders: readonly Order[];
};

/** A run with its orders. */
export type PlannedRun = {
  readonly run: Run;
  /** In the order of the stops, those behind the driver among them. */
  readonly stops: readonly Order[];
  /** Those that were cancelled since: they are not loaded. */
  readonly cancelled: readonly Order[];
  /** Those that somebody got before it went out: they are not loaded either. */
  readonly delivered: readonly Order[];
  /** Those that could not be delivered: they wait for another day. */
  readonly failed: readonly Order[];
};

export type DayPlan = {
  /** Due before today and in no run, the latest ones first, whichever day is shown. */
  readonly late: readonly Order[];
  readonly groups: readonly DueGroup[];
  /** Of the day; before them those of earlier days that are not closed. */
  readonly runs: readonly PlannedRun[];
};

/** The day on which an order is due; of one that does not say, today. */
const dueDay = ({ estimatedDelivery }: Order, today: ShopDay): ShopDay =>
  estimatedDelivery === null ? today : dayOf(Date.parse(estimatedDelivery));

const isOpen = ({ status }: Order): boolean =>
  status === 'pending' || status === 'processing' || status === 'shipped';

const areaName = ({ delivery }: Order, pin: string, areas: readonly DeliveryArea[]): string =>
  delivery?.area || areaOf(areas, pin)?.name || '';

function groupsOf(due: readonly Order[], areas: readonly DeliveryArea[]): readonly DueGroup[] {
  const placed = sortByPinCode(due).map(order => {
    const { pin } = placeOf(order);
    const area = areaName(order, pin, areas);
    return { order, slot: order.delivery?.slot ?? '', area, pin: area === '' ? pin : '' };
  });
  // Those of no area, and of them those of no PIN code, come last.
  const keyOf = ({ slot, area, pin }: Omit<DueGroup, 'orders'>) =>
    [slot || '~', area || '~', pin || '~'].join();
  return Array.from(groupBy(placed, keyOf).values())
    .flatMap(group => {
      const [first] = group;
      return first ? [{ ...first, orders: group.map(({ order }) => order) }] : [];
    })
    .map(({ slot, area, pin, orders }) => ({ slot, area, pin, orders }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

type Asked = {
  readonly orders: readonly Order[];
  readonly runs: ReadonlyMap<string, Run>;
  readonly areas: readonly DeliveryArea[];
  readonly day: ShopDay;
  readonly today: ShopDay;
};

/** What is to be brought on a day: what is in no run yet, and the runs. */
export function planOf({ orders, runs, areas, day, today }: Asked): DayPlan {
  const byRun = new Map<string, Order[]>();
  const due: Order[] = [];
  const late: Order[] = [];
  for (const order of orders) {
    const run = order.run && runs.get(order.run.id);
    if (run) byRun.set(run.id, [...(byRun.get(run.id) ?? []), order]);
    // A closed run is over: its undelivered orders are planned again.
    if (!isOpen(order) || (run && run.state !== 'closed')) continue;
    const dueOn = dueDay(order, today);
    if (dueOn < today) late.push(order);
    else if (dueOn === day) due.push(order);
  }
  const byId = new Map(orders.map(order => [order.id, order]));
  function plannedRun(run: Run): PlannedRun {
    const all = stopsOf(run.id, byRun.get(run.id) ?? []);
    const failed = Object.entries(run.stops).flatMap(([id, { outcome }]) => {
      const order = outcome === 'failed' ? byId.get(id) : undefined;
      return order && order.run?.id !== run.id ? [order] : [];
    });
    const isCancelled = ({ status }: Order) => status === 'cancelled';
    const isCollected = ({ status }: Order) => run.state === 'planned' && status === 'delivered';
    return {
      run,
      stops: all.filter(order => !isCancelled(order) && !isCollected(order)),
      cancelled: all.filter(isCancelled),
      delivered: all.filter(isCollected),
      failed,
    };
  }
  const isShown = ({ run, stops }: PlannedRun) =>
    run.day === day ||
    // Of earlier days, show only runs that are out, or planned runs that still have orders.
    (run.day < today && run.state !== 'closed' && (run.state === 'out' || stops.length > 0));
  return {
    late: late.sort((one, other) => (dueDay(one, today) < dueDay(other, today) ? -1 : 1)),
    groups: groupsOf(due, areas),
    runs: Array.from(runs.values(), plannedRun)
      .filter(isShown)
      .sort(({ run: one }, { run: other }) => (runKey(one) < runKey(other) ? -1 : 1)),
  };
}

const runKey = ({ day, slot, name, id }: Run): string => [day, slot || '~', name, id].join();

/** How far a run has come: stops behind the driver, of all that it had. One may be delivered by an edit of the order alone. */
export function progressOf({ run, stops, failed }: PlannedRun): {
  readonly done: number;
  readonly of: number;
} {
  const done = stops.filter(order => standingOutcome(run, order) || order.status === 'delivered');
  return { done: done.length + failed.length, of: stops.length + failed.length };
}

/**
 * Open stops that the run's driver does not see or cannot deliver: they were added while the run was given to somebody else, and name
 * the driver of before; or just before it went out, and are not marked as shipped.
 */
export const stopsNotWithDriver = ({ run, stops }: Pick<PlannedRun, 'run' | 'stops'>): readonly Order[] =>
  stops.filter(
    order =>
      (order.run?.driver !== run.driver || (run.state === 'out' && order.status !== 'shipped')) &&
      order.status !== 'delivered' &&
      !standingOutcome(run, order),
  );

/** Whether a run would have too many stops with these. What is recorded stays in it, also of an order that has left it. */
export const isFull = ({ run, stops }: PlannedRun, added: readonly Order[]): boolean =>
  new Set([...Object.keys(run.stops), ...[...stops, ...added].map(({ id }) => id)]).size > MAX_STOPS;

/** A place in a run that is given to an order. */
export type Place = { readonly order: Order; readonly stop: number };

/** Smallest gap between two places; below it, halving again soon runs out of floating-point precision. */
const LEAST_GAP = 1e-6;

const placeIn = ({ run }: Order): number => run?.stop ?? 0;

const numbered = (orders: readonly Order[]): readonly Place[] =>
  orders.map((order, at) => ({ order, stop: at + 1 })).filter(({ order, stop }) => placeIn(order) !== stop);

/** Moves one stop of a run to another place in their order: one order changes, as a rule. */
export function moveStop(stops: readonly Order[], orderId: string, to: number): readonly Place[] {
  const order = stops.find(({ id }) => id === orderId);
  if (!order) return [];
  const others = stops.filter(({ id }) => id !== orderId);
  const [before, after] = [others[to - 1], others[to]];
  if (stops.indexOf(order) === to) return [];
  const stop = positionBetween(before ? placeIn(before) : null, after ? placeIn(after) : null);
  const isTight =
    (before && stop - placeIn(before) < LEAST_GAP) || (after && placeIn(after) - stop < LEAST_GAP);
  return isTight ? numbered([...others.slice(0, to), order, ...others.slice(to)]) : [{ order, stop }];
}

/** The stops of a run by PIN code: only those change that stand elsewhere now. */
export const sortStops = (stops: readonly Order[]): readonly Place[] => {
  const sorted = sortByPinCode(stops);
  return sorted.every((order, at) => order === stops[at]) ? [] : numbered(sorted);
};

/**
 * What orders are added to a run: by PIN code among its stops where those stand so, else after the last. In one that is out they
 * come after all that it ever had: its numbers stand on the driver's paper, and customers are told by them who is next.
 */
export function addStops(
  { run, stops, failed }: Pick<PlannedRun, 'run' | 'stops' | 'failed'>,
  added: readonly Order[],
): readonly Place[] {
  if (run.state === 'out') {
    const last = Math.max(stops.length + failed.length, ...stops.map(order => Math.floor(placeIn(order))));
    return sortByPinCode(added).map((order, at) => ({ order, stop: last + 1 + at }));
  }
  const isByPin = sortStops(stops).length === 0;
  const places: { order: Order; stop: number }[] = stops.map(order => ({ order, stop: placeIn(order) }));
  const isNew = new Set(added);
  for (const order of sortByPinCode(added)) {
    const ranked = sortByPinCode([...places.map(place => place.order), order]);
    const at = isByPin ? ranked.indexOf(order) : places.length;
    const stop = positionBetween(places[at - 1]?.stop ?? null, places[at]?.stop ?? null);
    places.splice(at, 0, { order, stop });
  }
  return places.filter(({ order }) => isNew.has(order));
}
