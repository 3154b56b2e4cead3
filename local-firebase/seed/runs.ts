import { DAY_MS, dayInIndia, HOUR_MS } from './day';
import { paymentFields } from './orderDocument';
import { DEMO_ADMIN, DEMO_CUSTOMER, DRIVERS } from './people';
import { lastStep, type SeedOrder, type SeedStop } from './seedOrder';
import { type Double, double, isDouble, type SeedDocument, type SeedFields } from './seedValue';

/** In shops larger than this there are no runs: what is measured there is the orders. */
const MOST_ORDERS = 2000;

/** The fewest orders on their way of which some are made today's stops. */
const LEAST_ON_THEIR_WAY = 5;

const [RAVI, SALMA] = DRIVERS;
const YESTERDAYS = 'demoRunYesterday0001';
const TODAYS = 'demoRunOutToday00001';
const PLANNED = 'demoRunPlannedToday1';

type Outcome = 'delivered' | 'failed';

/** An order as a driver has handed it over, or has not been able to. */
function afterStop(order: SeedOrder, outcome: Outcome, stop: number, atMs: number): SeedOrder {
  const done: SeedStop =
    outcome === 'delivered'
      ? {
          run: { id: TODAYS, driver: RAVI.uid, stop },
          handover: { to: order.customer.name, atMs, by: RAVI.uid },
        }
      : {
          run: { id: '', driver: '', stop: 0 },
          attempt: { reason: 'nobody', note: 'Rang twice, no answer', atMs, by: RAVI.uid },
        };
  const status = outcome === 'delivered' ? ('delivered' as const) : ('processing' as const);
  return { ...order, steps: [...order.steps, { status, atMs }], stop: done };
}

const inRun = (order: SeedOrder, id: string, driver: string, stop: number): SeedOrder => ({
  ...order,
  stop: { run: { id, driver, stop } },
});

/** What happened to which of the orders, by their ids. */
type Day = { readonly stops: ReadonlyMap<string, Outcome>; readonly orders: ReadonlyMap<string, SeedOrder> };

/** Today's round: two delivered and one not, in the day's first seconds; the customer of the demonstration waits for theirs. */
function today(orders: readonly SeedOrder[], todayMs: number): Day {
  const isDemo = ({ customer }: SeedOrder) => customer === DEMO_CUSTOMER;
  const onTheirWay = orders.filter(
    order => order.shape === 'current' && lastStep(order).status === 'shipped',
  );
  const others = onTheirWay.filter(order => !isDemo(order));
  const outcomes: readonly Outcome[] =
    onTheirWay.length < LEAST_ON_THEIR_WAY ? [] : ['delivered', 'delivered', 'failed'];
  const inOrder = [...others, ...onTheirWay.filter(isDemo)];
  const after = inOrder.map((order, at) => {
    const outcome = outcomes[at];
    return outcome
      ? afterStop(order, outcome, at + 1, todayMs + (at + 1) * 1000)
      : inRun(order, TODAYS, RAVI.uid, at + 1);
  });
  return {
    stops: new Map(outcomes.flatMap((outcome, at) => (after[at] ? [[after[at].id, outcome] as const] : []))),
    orders: new Map(after.map(order => [order.id, order])),
  };
}

/** Yesterday's round: all that was delivered then. */
function yesterday(orders: readonly SeedOrder[], todayMs: number): Day {
  const delivered = orders.filter(order => {
    const { status, atMs } = lastStep(order);
    return order.shape === 'current' && status === 'delivered' && atMs >= todayMs - DAY_MS && atMs < todayMs;
  });
  const after = delivered.map((order, at) => ({
    ...inRun(order, YESTERDAYS, SALMA.uid, at + 1),
    stop: {
      run: { id: YESTERDAYS, driver: SALMA.uid, stop: at + 1 },
      handover: { to: order.customer.name, atMs: lastStep(order).atMs, by: SALMA.uid },
    },
  }));
  return {
    stops: new Map(after.map(({ id }) => [id, 'delivered'])),
    orders: new Map(after.map(order => [order.id, order])),
  };
}

/** The orders as the runs have left them, with the runs; the same where there are too many of them. */
export function withRuns(
  planned: readonly SeedOrder[],
  todayMs: number,
): { readonly orders: readonly SeedOrder[]; readonly documents: readonly SeedDocument[] } {
  if (planned.length > MOST_ORDERS) return { orders: planned, documents: [] };
  const [out, closed] = [today(planned, todayMs), yesterday(planned, todayMs)];
  const waiting = planned.filter(
    order =>
      order.shape === 'current' && lastStep(order).status === 'processing' && !out.orders.has(order.id),
  );
  const places = new Map(waiting.map((order, at) => [order.id, inRun(order, PLANNED, '', at + 1)]));
  const orders = planned.map(
    order => out.orders.get(order.id) ?? closed.orders.get(order.id) ?? places.get(order.id) ?? order,
  );
  const numbers = new Map(orders.map(({ id }, at) => [id, at + 1]));
  const stopsOf = ({ stops, orders: byId }: Day, driver: string): SeedFields =>
    Object.fromEntries(
      Array.from(stops, ([id, outcome]) => {
        const order = byId.get(id);
        return [id, order ? stopFields(order, numbers.get(id) ?? 0, outcome, driver) : {}];
      }),
    );
  const outStops = stopsOf(out, RAVI.uid);
  const closedStops = stopsOf(closed, SALMA.uid);
  const eveningBefore = (days: number) => new Date(todayMs - days * DAY_MS - 4 * HOUR_MS);
  const lastMs = Math.max(
    ...Array.from(closed.orders.values(), order => lastStep(order).atMs),
    todayMs - DAY_MS,
  );
  const closedAt = new Date(Math.min(todayMs, lastMs + 60_000));
  const common = { slot: '', stops: {} };
  const documents: SeedDocument[] = [
    {
      path: `runs/${YESTERDAYS}`,
      fields: {
        ...common,
        ...{ day: dayInIndia(todayMs - DAY_MS), name: 'East, all day', state: 'closed' },
        ...{ driver: SALMA.uid, driverName: SALMA.name, stops: closedStops },
        closing: closingFields(closedStops, closedAt),
        ...{ createdAt: eveningBefore(1), updatedAt: closedAt },
      },
    },
    {
      path: `runs/${TODAYS}`,
      fields: {
        ...common,
        ...{ day: dayInIndia(todayMs), name: 'East, morning', state: 'out' },
        ...{ driver: RAVI.uid, driverName: RAVI.name, stops: outStops },
        ...{ createdAt: eveningBefore(0), updatedAt: new Date(todayMs + 4000) },
      },
    },
    {
      path: `runs/${PLANNED}`,
      fields: {
        ...common,
        ...{ day: dayInIndia(todayMs), name: 'West, afternoon', state: 'planned' },
        ...{ driver: '', driverName: '' },
        ...{ createdAt: eveningBefore(0), updatedAt: eveningBefore(0) },
      },
    },
    progress(YESTERDAYS, closedStops, closedAt),
    progress(TODAYS, outStops, new Date(todayMs + 4000)),
  ];
  return { orders, documents };
}

const progress = (runId: string, stops: SeedFields, updatedAt: Date): SeedDocument => ({
  path: `runProgress/${runId}`,
  fields: { done: Object.keys(stops).length, updatedAt },
});

/** What was collected at the door, which is neither of what was paid by card nor of what is still due. */
function stopFields(order: SeedOrder, number: number, outcome: Outcome, by: string): SeedFields {
  const { payment } = paymentFields(order, number);
  const { method, amount, reference } = (payment ?? {}) as SeedFields;
  const isCollected = outcome === 'delivered' && (method === 'cash' || method === 'upi');
  return {
    outcome,
    method: isCollected ? method : '',
    amount: isCollected && amount !== undefined ? amount : 0,
    reference: isCollected && reference !== undefined ? reference : '',
    note: order.stop?.attempt?.note ?? order.customer.name,
    at: new Date(lastStep(order).atMs),
    by,
    command: `SEED${String(number).padStart(4, '0')}`,
  };
}

const amountOf = (stop: SeedFields[string]): Double['value'] => {
  const { amount } = stop as SeedFields;
  return amount !== undefined && isDouble(amount) ? amount.value : 0;
};

/** The cash is ₹20 short, which the driver paid for parking. */
function closingFields(stops: SeedFields, at: Date): SeedFields {
  const sumOf = (method: string) =>
    Object.values(stops).reduce(
      (sum: number, stop) => sum + ((stop as SeedFields).method === method ? amountOf(stop) : 0),
      0,
    );
  const cash = sumOf('cash');
  const short = cash >= 20 ? 20 : 0;
  return {
    cash: double(Math.round((cash - short) * 100) / 100),
    upi: double(Math.round(sumOf('upi') * 100) / 100),
    reason: short ? 'Parking' : '',
    back: {},
    ...{ at, by: DEMO_ADMIN.uid, byName: DEMO_ADMIN.name },
  };
}
