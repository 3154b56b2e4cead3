import { findUnsyncedStops, type QueuedStop } from '@/data/run/findUnsyncedStops';
import type { QueuedChange } from '@/data/staff/queuedChanges';
import type { AttemptReason, Order } from '@/domain/order/order';
import { duePaise } from '@/domain/order/payment/payment';
import { isDone, type Run, type StopOutcome } from '@/domain/run/run';
import type { RunStart } from '@/domain/run/runChanges';
import { isKnownSince, type Money, recordedMoney, standingOutcome } from '@/domain/run/runRules';
import { outcomeOf, parseStopProblem, type StopProblem, type StopRecord } from '@/domain/run/stopRecord';
import type { Paise } from '@/lib/number/money';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isUnsent } from '@/sync/outbox/commandState';
import type { DriverRun } from './driverRuns';

/** A stop as it is shown: as read, with what this device has recorded of it over that. */
export type Stop = {
  readonly order: Order;
  /** Null where nothing was recorded, or that was taken back. */
  readonly outcome: StopOutcome | null;
  /** Why it could not be delivered; null where this device does not know, as the order has left the run. */
  readonly reason: AttemptReason | null;
  /** The command that recorded it, while the server does not have it. */
  readonly waiting: CommandRecord | null;
  /** The office has changed where to, what or how since it went out. */
  readonly changed: boolean;
};

/** What was recorded and will not be saved as it is: its stop is as it was before. */
export type RefusedStop = {
  readonly record: StopRecord;
  readonly problem: StopProblem;
  readonly entry: CommandRecord;
};

export type ShownRun = {
  readonly run: Run;
  /** The start is not on the server yet. */
  readonly starting: boolean;
  /** What is still to be done, in order. */
  readonly open: readonly Stop[];
  /** What is done, the last first. */
  readonly done: readonly Stop[];
  /** The ids of those that are done, and of which this device has no order. */
  readonly unknown: readonly string[];
  /** What the office has cancelled, given to another run, or says is delivered. */
  readonly off: readonly Order[];
  readonly refused: readonly RefusedStop[];
  /** How many stops are behind the driver. */
  readonly count: number;
  readonly collected: Money;
  readonly duePaise: Paise;
  /** Bottles that are not handed over. */
  readonly onBoard: number;
};

const bottlesOf = ({ items }: Order): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the driver has said why, as long as the outbox remembers. */
function reasonOf(records: readonly QueuedStop[], outcome: StopOutcome | null): AttemptReason | null {
  const said = records.find(({ change }) => change.commandId === outcome?.command)?.change.result;
  return said?.kind === 'failed' ? said.reason : null;
}

/** By place in the run; one that has left it, as it failed, by when it did. */
const byPlace = (one: Stop, other: Stop): number =>
  (one.order.run?.stop ?? 0) - (other.order.run?.stop ?? 0) || (one.order.id < other.order.id ? -1 : 1);

const doneAt = ({ outcome, waiting }: Stop): string => outcome?.at ?? waiting?.queuedAt ?? '';

/** A run as it was read, with what this device has recorded over it. `starts` and `records`: the driver's own, the oldest first. */
export function showRun(
  { run: read, orders, taken, changed }: DriverRun,
  starts: readonly QueuedChange<RunStart>[],
  records: readonly QueuedStop[],
): ShownRun {
  const start = starts.findLast(({ change, entry }) => change.runId === read.id && entry.status !== 'failed');
  const mine = records.filter(({ change }) => change.runId === read.id);
  const stops = { ...read.stops };
  const waiting = new Map<string, CommandRecord>();
  for (const orderId of new Set(mine.map(({ change }) => change.orderId))) {
    for (const { change, entry } of findUnsyncedStops(
      mine.filter(one => one.change.orderId === orderId),
      read.stops[orderId],
    )) {
      stops[orderId] = outcomeOf(change);
      if (isUnsent(entry)) waiting.set(orderId, entry);
    }
  }
  const starting = read.state === 'planned' && start !== undefined;
  const run: Run = { ...read, stops, state: starting ? 'out' : read.state };
  const isBehind = (order: Order) => standingOutcome(run, order) !== null;
  const all = [...orders, ...taken.filter(isBehind)];
  const isOff = (order: Order) => {
    const stop = stops[order.id];
    // After an undo the order itself may not be read yet.
    const isDelivered = order.status === 'delivered' && (!stop || isKnownSince(order, stop));
    return order.status === 'cancelled' || isDelivered;
  };
  const off = [...orders.filter(isOff), ...taken].filter(order => !isBehind(order));
  const shown = all
    .filter(order => !off.includes(order))
    .map((order): Stop => {
      const outcome = standingOutcome(run, order);
      return {
        order,
        outcome,
        reason: reasonOf(mine, outcome) ?? order.attempt?.reason ?? null,
        waiting: waiting.get(order.id) ?? null,
        changed: changed.includes(order.id),
      };
    });
  const open = shown.filter(({ outcome }) => outcome === null).sort(byPlace);
  const done = shown
    .filter(({ outcome }) => outcome !== null)
    .sort((one, other) => (doneAt(one) < doneAt(other) ? 1 : -1));
  const delivered = new Set([
    ...done.flatMap(({ order, outcome }) => (outcome?.outcome === 'delivered' ? [order.id] : [])),
    ...off.flatMap(({ id, status }) => (status === 'delivered' ? [id] : [])),
  ]);
  const known = new Set([...orders, ...taken].map(({ id }) => id));
  const unknown = Object.entries(stops).flatMap(([id, stop]) => (isDone(stop) && !known.has(id) ? [id] : []));
  return {
    ...{ run, starting, open, done, unknown },
    off,
    refused: mine.flatMap(({ change, entry }) =>
      entry.status === 'failed'
        ? [{ record: change, problem: parseStopProblem(entry.failure?.reason), entry }]
        : [],
    ),
    count: done.length + unknown.length,
    collected: recordedMoney(run),
    duePaise: open.reduce((sum, { order }) => sum + duePaise(order), 0),
    onBoard: [...all, ...off.filter(order => !all.includes(order))]
      .filter(({ id }) => !delivered.has(id))
      .reduce((sum, order) => sum + bottlesOf(order), 0),
  };
}
