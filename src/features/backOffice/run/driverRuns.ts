import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import type { Order } from '@/domain/order/order';
import type { Payee } from '@/domain/order/payment/upi';
import type { Run } from '@/domain/run/run';
import { standingOutcome } from '@/domain/run/runRules';
import { compareInstants } from '@/lib/time/compareInstants';

/** A run with its orders, as a driver's device knows them. */
export type DriverRun = {
  readonly run: Run;
  /** Those that are in it, and those that left it because they could not be delivered in it. */
  readonly orders: readonly Order[];
  /** Those that the office took out of it while it was out. */
  readonly taken: readonly Order[];
  /** The ids of those of which the office changed where to, what or how while it was out. */
  readonly changed: readonly string[];
  /** The shop's areas that its orders are of: when it delivers there again. */
  readonly areas: readonly DeliveryArea[];
  /** Whom a customer pays at the door by UPI; without an address where the shop has none. */
  readonly payee: Payee;
};

export type ReadRun = Pick<DriverRun, 'run' | 'orders' | 'areas' | 'payee'>;

type Version = { readonly updatedAt: string | null };

/** Whether a version is at least as late as the one that is known. */
const isAsLate = ({ updatedAt }: Version, known: Version | undefined): boolean =>
  !known?.updatedAt || !updatedAt || compareInstants(updatedAt, known.updatedAt) >= 0;

/** By day, and within one by the time of it. */
export const byDay = (runs: readonly DriverRun[]): readonly DriverRun[] =>
  runs.toSorted(({ run: one }, { run: other }) => {
    const [first, second] = [`${one.day} ${one.slot} ${one.id}`, `${other.day} ${other.slot} ${other.id}`];
    return first < second ? -1 : Number(first > second);
  });

/** Whether an order is shown with a run: it is in it, or was when it could not be delivered. */
const isOf = (order: Order, { id, stops }: Run): boolean =>
  order.run?.id === id || stops[order.id]?.outcome === 'failed';

/** What a driver has to know of an order before they are there. */
const atTheDoor = ({ customerName, phone, shippingAddress, specialInstructions }: Order): string =>
  JSON.stringify([customerName, phone, shippingAddress, specialInstructions]);

/** A run with later versions of its orders: it says which of them the office has changed or taken while it was out. */
function withVersions(
  known: DriverRun,
  run: Run,
  later: readonly Order[],
  gone: readonly Order[],
): DriverRun {
  const before = new Map(known.orders.map(order => [order.id, order]));
  const orders = new Map(before);
  const changed = new Set(known.changed);
  const taken = new Map(known.taken.map(order => [order.id, order]));
  for (const order of later) {
    const was = before.get(order.id);
    if (was && run.state === 'out' && !standingOutcome(run, order) && atTheDoor(was) !== atTheDoor(order))
      changed.add(order.id);
    taken.delete(order.id);
    orders.set(order.id, order);
  }
  for (const order of gone) {
    orders.delete(order.id);
    if (run.state === 'out' && order.status !== 'cancelled') taken.set(order.id, order);
  }
  return { ...known, run, orders: [...orders.values()], taken: [...taken.values()], changed: [...changed] };
}

/** What was read of a run, or what is known of it where that was told later. */
export function asRead(read: ReadRun, known: DriverRun | undefined): DriverRun {
  if (!known) return { ...read, taken: [], changed: [] };
  // The orders of a closed run are not read again.
  if (read.run.state === 'closed') return { ...known, run: read.run };
  const run = isAsLate(read.run, known.run) ? read.run : known.run;
  const before = new Map(known.orders.map(order => [order.id, order]));
  const ids = new Set(read.orders.map(({ id }) => id));
  const later = read.orders.filter(order => isAsLate(order, before.get(order.id)));
  const gone = known.orders.filter(
    order => !ids.has(order.id) && standingOutcome(run, order)?.outcome !== 'failed',
  );
  return { ...withVersions(known, run, later, gone), areas: read.areas, payee: read.payee };
}

/** What is known with an order that was told: in its run, and in no other. */
export const withOrder = (runs: readonly DriverRun[], order: Order): readonly DriverRun[] =>
  runs.map(known => {
    const before = known.orders.find(({ id }) => id === order.id);
    if (!isAsLate(order, before)) return known;
    if (isOf(order, known.run)) return withVersions(known, known.run, [order], []);
    return before ? withVersions(known, known.run, [], [before]) : known;
  });

/** The same with a run that was told; one that is not known yet comes with the next reading. */
export const withRun = (runs: readonly DriverRun[], run: Run): readonly DriverRun[] =>
  runs.map(known => (known.run.id === run.id && isAsLate(run, known.run) ? { ...known, run } : known));

/** The newest change of what is known; null where there is none. */
export const newestOf = (versions: readonly Version[]): string | null =>
  versions.reduce<string | null>(
    (newest, { updatedAt: at }) =>
      at !== null && (newest === null || compareInstants(at, newest) > 0) ? at : newest,
    null,
  );
