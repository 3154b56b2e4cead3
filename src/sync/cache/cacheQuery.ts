import { isDeviceFull } from '@/services/platform/storage/quota';
import { api } from '@/store/api/api';
import type { Reading } from '@/store/api/reading';
import { deviceFull } from '@/store/deviceSlice';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { type CachedList, fromCached, keyOf, toCached } from './cachedList';

/** What RTK Query tells an endpoint of one of its queries; as much as is needed here. */
type StartedQuery<Item> = {
  readonly dispatch: <Result>(thunk: AppThunk<Result>) => Result;
  readonly getCacheEntry: () => { readonly data?: Reading<Item> | undefined };
  readonly queryFulfilled: Promise<{ readonly data: Reading<Item> }>;
};

/** Whether this is still the user of the area: cached data belongs to one user. */
const isUser =
  <Item>({ area }: CachedList<Item>, uid: string): AppThunk<boolean> =>
  (_dispatch, getState) =>
    selectSession(getState(), area).user?.id === uid;

/** The last cached reading; null if there is none. Rejects if the browser has no database. */
export const readCached =
  <Item>(list: CachedList<Item>, uid: string): AppThunk<Promise<Reading<Item> | null>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    const stored = await (await cachedLists()).read(keyOf(list, uid));
    return stored && fromCached(list, stored, uid);
  };

/** Keeps a reading in the place of the last one. */
export const writeCachedList =
  <Item>(list: CachedList<Item>, uid: string, reading: Reading<Item>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { cachedLists }) => {
    try {
      await (await cachedLists()).replace(keyOf(list, uid), toCached(list, reading));
    } catch (thrown) {
      // The list is on screen all the same; only the next start will not have it.
      if (isDeviceFull(thrown)) dispatch(deviceFull());
    }
  };

/** Which list an argument of a query asks for, and whose. */
type Asked<Item> = { readonly list: CachedList<Item>; readonly uid: string };

/**
 * The `onQueryStarted` of a query for a cached list. Until the server answers, the query's data are the cached
 * reading, if there is one, and the query stays pending, so screens show old data that are being refreshed. The
 * server's answer replaces the cached reading.
 */
export function cacheQueryFor<Item, Arg>(endpoint: string, askedFor: (arg: Arg) => Asked<Item>) {
  return async (arg: Arg, { dispatch, getCacheEntry, queryFulfilled }: StartedQuery<Item>) => {
    const { list, uid } = askedFor(arg);
    async function showCached(): Promise<void> {
      if (getCacheEntry().data) return;
      const cached = await dispatch(readCached(list, uid));
      if (!cached || getCacheEntry().data || !dispatch(isUser(list, uid))) return;
      const whole = [{ op: 'replace', path: [], value: cached }] as const;
      // The api's own type knows no endpoint: features inject them.
      dispatch(api.util.patchQueryData(endpoint as never, arg as never, whole as never, true));
    }

    // Nothing cached, or not readable: the screen waits for the server, as on a first visit.
    showCached().catch(() => {});
    try {
      const { data } = await queryFulfilled;
      if (dispatch(isUser(list, uid))) await dispatch(writeCachedList(list, uid, data));
    } catch {
      // The query has failed, and says so itself.
    }
  };
}

/** The same for a list of which each user has one: the query's argument is the uid of its owner. */
export const cacheQuery = <Item>(endpoint: string, list: CachedList<Item>) =>
  cacheQueryFor(endpoint, (uid: string) => ({ list, uid }));
