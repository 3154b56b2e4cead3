import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { duePaise } from '@/domain/order/payment/payment';
import type { Paise } from '@/lib/number/money';
import type { Bottles, Run, StopOutcome } from './run';
import {
  bottlesDueBack,
  failedIds,
  type Money,
  missingBottles,
  moneyDifference,
  recordedMoney,
  standingOutcome,
  stopsOf,
} from './runRules';

/** What became of the orders of a run, and of its money and bottles. */
export type RunSummary = {
  readonly run: Run;
  readonly delivered: readonly Order[];
  /** Those that could not be delivered, wherever they are by now. */
  readonly failed: readonly Order[];
  /** Nobody has said what became of them. */
  readonly open: readonly Order[];
  /** Cancelled while they were on their way: their bottles count as on the shelf already, or as damaged or lost. */
  readonly cancelled: readonly Order[];
  /** The ids of those that failed and that this device does not have: what should come back of them it cannot say. */
  readonly unknown: readonly string[];
  /** Recorded, and still to be paid by those who have their order or wait for it. */
  readonly expectedPaise: Paise;
  readonly recorded: Money;
  /** Null until it is closed. */
  readonly counted: Money | null;
  /** What was counted, less what was recorded. */
  readonly differs: Money | null;
  /** Delivered, and not paid in full. */
  readonly unpaid: readonly Order[];
  /** What should come back, counted now. */
  readonly due: Bottles;
  /** What the closing has taken from the stock; null until it is closed. */
  readonly missing: Bottles | null;
  /** What of that has left it once more, as its order was cancelled as damaged or lost after the closing. */
  readonly twice: Bottles;
  readonly bottles: BottleCounts;
};

export type BottleCounts = {
  readonly out: number;
  readonly delivered: number;
  /** What should come back; of a run that is closed, what should have. */
  readonly due: number;
  /** Null until it is closed. */
  readonly back: number | null;
  readonly missing: number | null;
};

export const sumOf = (bottles: Bottles): number =>
  Object.values(bottles).reduce((sum, count) => sum + count, 0);

const bottlesIn = (orders: readonly Order[]): number =>
  orders.reduce((sum, order) => sum + bottleCount(order), 0);

export function summarizeRun(run: Run, orders: readonly Order[]): RunSummary {
  const byId = new Map(orders.map(order => [order.id, order]));
  const withOutcome = (outcome: StopOutcome['outcome']) =>
    Object.keys(run.stops).flatMap(id => {
      const order = byId.get(id);
      return order && standingOutcome(run, order)?.outcome === outcome ? [order] : [];
    });
  const left = stopsOf(run.id, orders).filter(order => !standingOutcome(run, order));
  const open = left.filter(({ status }) => status !== 'cancelled' && status !== 'delivered');
  // Delivered by editing the order itself, so the run has no record of it.
  const byEdit = left.filter(({ status }) => status === 'delivered');
  const delivered = [...withOutcome('delivered'), ...byEdit];
  const failed = withOutcome('failed');
  const cancelled = left.filter(({ status }) => status === 'cancelled');
  const unpaid = delivered.filter(order => duePaise(order) > 0);
  const money = recordedMoney(run);
  const { closing } = run;
  const due = bottlesDueBack(failed);
  const dueThen = bottlesDueBack(failed, closing?.at);
  const missing = closing && missingBottles(dueThen, closing.back);
  const twice = missing ? missingBottles(missing, missingBottles(due, closing.back)) : {};
  return {
    run,
    ...{ delivered, failed, open, cancelled, unpaid, due, missing, twice },
    unknown: failedIds(run).filter(id => !byId.has(id)),
    recorded: money,
    expectedPaise:
      money.cash + money.upi + [...unpaid, ...open].reduce((sum, order) => sum + duePaise(order), 0),
    counted: closing && { cash: closing.cashPaise, upi: closing.upiPaise },
    differs: closing && moneyDifference(run, closing),
    bottles: {
      out: bottlesIn([...delivered, ...failed, ...open, ...cancelled]),
      delivered: bottlesIn(delivered),
      due: sumOf(dueThen),
      back: closing && sumOf(closing.back),
      missing: missing && sumOf(missing),
    },
  };
}

export type DriverSummary = {
  /** The driver's uid; empty where the runs have none. */
  readonly driver: string;
  readonly driverName: string;
  readonly runs: readonly RunSummary[];
};

/** A day's runs by who drove them. */
export function byDriver(accounts: readonly RunSummary[]): readonly DriverSummary[] {
  const drivers = new Map<string, RunSummary[]>();
  for (const account of accounts) {
    const known = drivers.get(account.run.driver);
    if (known) known.push(account);
    else drivers.set(account.run.driver, [account]);
  }
  return Array.from(drivers, ([driver, runs]) => ({
    driver,
    driverName: runs[0]?.run.driverName ?? '',
    runs,
  }));
}

export type Totals = {
  readonly expectedPaise: Paise;
  readonly recorded: Money;
  /** Of the runs that are closed. */
  readonly counted: Money;
  readonly differs: Money;
  readonly bottles: { readonly [count in keyof BottleCounts]: number };
  readonly unpaid: readonly Order[];
};

/** Several runs together. */
export function totalsOf(accounts: readonly RunSummary[]): Totals {
  const sum = (of: (account: RunSummary) => number | null | undefined) =>
    accounts.reduce((total, account) => total + (of(account) ?? 0), 0);
  return {
    expectedPaise: sum(({ expectedPaise }) => expectedPaise),
    recorded: { cash: sum(each => each.recorded.cash), upi: sum(each => each.recorded.upi) },
    counted: { cash: sum(each => each.counted?.cash), upi: sum(each => each.counted?.upi) },
    differs: { cash: sum(each => each.differs?.cash), upi: sum(each => each.differs?.upi) },
    bottles: {
      out: sum(({ bottles }) => bottles.out),
      delivered: sum(({ bottles }) => bottles.delivered),
      due: sum(({ bottles }) => bottles.due),
      back: sum(({ bottles }) => bottles.back),
      missing: sum(({ bottles }) => bottles.missing),
    },
    unpaid: accounts.flatMap(({ unpaid }) => unpaid),
  };
}
