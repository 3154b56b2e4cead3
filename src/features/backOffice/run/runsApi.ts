import { parseOrder } from '@/data/order/orderDocument';
import { parseRun } from '@/data/run/runDocument';
import { parseShop } from '@/data/shop/shopDocument';
import { SHOP_PATH } from '@/data/shop/staffShop';
import type { Order } from '@/domain/order/order';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { DAY_MS } from '@/lib/time/dates';
import { dayOf } from '@/lib/time/periods';
import type { Run } from '@/services/firebase/firestore/runCommit';
import type { ListRequest } from '@/services/firebase/requests';
import { api } from '@/store/api/api';
import { changedSince } from '@/store/api/changes';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import type { RootState } from '@/store/rootState';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { cachedRuns } from './cachedRuns';
import { asRead, byDay, type DriverRun, newestOf, type ReadRun, withOrder, withRun } from './driverRuns';

/** As many as the rules let a driver list. */
const MAX_RUNS = 50;
const MAX_ORDERS = 60;

/** For how many days a run that was not closed stays in sight. */
const DAYS_BACK = 3;

/** All of a driver's runs. They are few, and one that is given to somebody else is missed in nothing less. */
export const runsQuery = (uid: string, nowMs: number) =>
  ({
    list: 'runs',
    where: [
      ['driver', '==', uid],
      ['day', '>=', dayOf(nowMs - DAYS_BACK * DAY_MS)],
    ],
    orderBy: [['day', 'asc']],
    limit: MAX_RUNS,
  }) as const;

const ordersQuery = (uid: string, { id }: DriverRun['run']) =>
  ({
    list: 'orders',
    where: [
      ['run.driver', '==', uid],
      ['run.id', '==', id],
    ],
    limit: MAX_ORDERS,
  }) as const;

/** What has changed of the orders in a driver's runs beyond what is known, in the order in which it did. */
export const changesQuery = (uid: string, known: readonly DriverRun[]) =>
  ({
    list: 'orders',
    where: [
      ['run.driver', '==', uid],
      ['updatedAt', '>', timeValue(changedSince(newestOf(known.flatMap(({ orders }) => orders))))],
    ],
    orderBy: [['updatedAt', 'asc']],
    limit: MAX_ORDERS,
  }) as const;

/** Without the runs that are somebody else's by now. */
export const withoutRuns = (
  known: readonly DriverRun[],
  isGone: (runId: string) => boolean,
): readonly DriverRun[] => known.filter(({ run }) => !isGone(run.id));

/** A driver's runs, and when their orders were all read last: what has left them is noticed then. ISO instant. */
export type MyRuns = Reading<DriverRun> & { readonly wholeAt?: string };

/** For so long no more is asked than what has changed, in milliseconds. */
export const FULL_READ_INTERVAL_MS = 5 * 60_000;

type Ask = (request: Omit<ListRequest, 'as'>) => Promise<readonly PlainDocument[]>;

/** All of a driver's runs: by two queries that the rules can prove to be their own. A closed run's orders are not read again. */
async function readWhole(uid: string, nowMs: number, list: Ask, run: Run): Promise<readonly ReadRun[]> {
  const runs = (await list(runsQuery(uid, nowMs))).map(parseRun);
  if (runs.length === 0) return [];
  const { areas, seller } = parseShop(
    (await run({ as: 'back-office', get: SHOP_PATH })) as PlainDocument | null,
  );
  const payee = { upi: seller.upi, name: seller.name };
  return Promise.all(
    runs.map(async one => {
      const orders = one.state === 'closed' ? [] : (await list(ordersQuery(uid, one))).map(parseOrder);
      const names = new Set(orders.map(({ delivery }) => delivery?.area));
      return { run: one, orders, areas: areas.filter(({ name }) => names.has(name)), payee };
    }),
  );
}

/** The runs, and what has changed of the orders that are known; null where that is not all there is to know. */
async function readChanges(uid: string, nowMs: number, known: readonly DriverRun[], list: Ask) {
  const [runs, orders] = await Promise.all([list(runsQuery(uid, nowMs)), list(changesQuery(uid, known))]);
  const ids = new Set(known.map(({ run }) => run.id));
  const isAll = orders.length < MAX_ORDERS && runs.every(({ id }) => ids.has(id));
  return isAll ? { runs: runs.map(parseRun), orders: orders.map(parseOrder) } : null;
}

export const runsApi = api.injectEndpoints({
  endpoints: build => ({
    /** A driver's runs with their orders; its argument is the driver's uid. */
    listMyRuns: build.query<MyRuns, string>({
      async queryFn(uid, { getState }, _options, ask) {
        const known = () => knownRuns(uid, getState());
        const answer = await ask({
          as: 'back-office',
          async work({ run, now }) {
            const list: Ask = query =>
              run({ as: 'back-office', ...query }) as Promise<readonly PlainDocument[]>;
            const nowMs = Date.parse(now);
            const before = known();
            const isRecent = before?.wholeAt && nowMs - Date.parse(before.wholeAt) < FULL_READ_INTERVAL_MS;
            const changes = isRecent ? await readChanges(uid, nowMs, before.items, list) : null;
            return changes ?? { whole: await readWhole(uid, nowMs, list, run), wholeAt: now };
          },
        });
        if (answer.error) return { error: answer.error };
        // What was told meanwhile is later than this answer.
        const now = known();
        const read = answer.data as Answer;
        const items = 'whole' in read ? withWhole(read.whole, now?.items) : withChanges(read, now?.items);
        const { wholeAt } = 'whole' in read ? read : { wholeAt: now?.wholeAt };
        return {
          data: { ...now, ...readingOf(byDay(items), answer.meta), ...(wholeAt && { wholeAt }) },
        };
      },
      onQueryStarted: cacheQuery('listMyRuns', cachedRuns),
      providesTags: [listTag('Run')],
    }),
  }),
});

type Changes = { readonly runs: readonly DriverRun['run'][]; readonly orders: readonly Order[] };
type Answer = { readonly whole: readonly ReadRun[]; readonly wholeAt: string } | Changes;

const withWhole = (whole: readonly ReadRun[], known: readonly DriverRun[] = []) =>
  whole.map(one =>
    asRead(
      one,
      known.find(({ run }) => run.id === one.run.id),
    ),
  );

function withChanges({ runs, orders }: Changes, known: readonly DriverRun[] = []): readonly DriverRun[] {
  const ids = new Set(runs.map(({ id }) => id));
  const left = withoutRuns(known, id => !ids.has(id));
  return orders.reduce(withOrder, runs.reduce(withRun, left));
}

/** The runs as they are known at this moment. */
export const knownRuns = (uid: string, state: unknown): MyRuns | undefined =>
  // The app's own state: RTK types it as unknown.
  runsApi.endpoints.listMyRuns.select(uid)(state as RootState).data;
