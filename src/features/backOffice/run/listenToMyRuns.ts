import { parseOrder } from '@/data/order/orderDocument';
import { parseRun } from '@/data/run/runDocument';
import type { PlainDocument } from '@/lib/plainData';
import { listenUntil } from '@/store/api/changes';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { writeCachedList } from '@/sync/cache/cacheQuery';
import { cachedRuns } from './cachedRuns';
import { type DriverRun, withOrder, withRun } from './driverRuns';
import { changesQuery, knownRuns, type MyRuns, runsApi, runsQuery, withoutRuns } from './runsApi';

/** Puts what has changed of a driver's runs into the reading on screen, and onto the device. */
export const changeMyRuns =
  (
    uid: string,
    change: (known: readonly DriverRun[]) => readonly DriverRun[],
    to: Partial<MyRuns> = {},
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const known = selectSession(getState(), 'back-office').user?.id === uid && knownRuns(uid, getState());
    if (!known) throw new Error('The runs are not read yet.');
    const next = { ...known, ...to, items: change(known.items) };
    dispatch(runsApi.util.updateQueryData('listMyRuns', uid, () => next));
    await dispatch(writeCachedList(cachedRuns, uid, next));
  };

/** Has the server tell of each change of a driver's runs and of the orders in them, until `over`. */
export const listenToMyRuns =
  (uid: string, over: Promise<unknown>): AppThunk<Promise<unknown>> =>
  (dispatch, getState, { clock, firestore, random }) => {
    const live = { runs: false, orders: false };

    async function changed(of: 'runs' | 'orders', documents: readonly PlainDocument[]): Promise<void> {
      const asOf = new Date(clock.now()).toISOString();
      if (of === 'orders') {
        const orders = documents.map(parseOrder);
        return dispatch(changeMyRuns(uid, known => orders.reduce(withOrder, known), { asOf }));
      }
      const runs = documents.map(parseRun);
      const ids = new Set(knownRuns(uid, getState())?.items.map(({ run }) => run.id));
      await dispatch(changeMyRuns(uid, known => runs.reduce(withRun, known), { asOf }));
      // A new one comes with its orders.
      if (runs.some(({ id }) => !ids.has(id)))
        void dispatch(runsApi.endpoints.listMyRuns.initiate(uid, { subscribe: false, forceRefetch: true }));
    }

    /** Given to somebody else. What cannot be taken away now is missing in the next reading. */
    function left(ids: readonly string[]): void {
      dispatch(changeMyRuns(uid, known => withoutRuns(known, id => ids.includes(id)))).catch(() => {});
    }

    const listenTo = (of: 'runs' | 'orders') =>
      listenUntil(over, random, ended =>
        firestore.run({
          as: 'back-office',
          uid,
          listen: {
            query() {
              const known = knownRuns(uid, getState());
              if (!known?.wholeAt) return null;
              return of === 'runs' ? runsQuery(uid, clock.now()) : changesQuery(uid, known.items);
            },
            changed: documents => changed(of, documents),
            left: of === 'runs' ? left : undefined,
            live(isLive) {
              live[of] = isLive;
              const both = live.runs && live.orders;
              const known = knownRuns(uid, getState());
              if (known && (known.live ?? false) !== both)
                dispatch(runsApi.util.updateQueryData('listMyRuns', uid, data => ({ ...data, live: both })));
            },
            ended,
          },
        }),
      );
    return Promise.all([listenTo('runs'), listenTo('orders')]);
  };
