import { isDeviceFull } from '@/services/platform/storage/quota';
import { api } from '@/store/api/api';
import type { Reading } from '@/store/api/reading';
import { deviceFull } from '@/store/deviceSlice';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { fromKept, type KeptList, keyOf, toKeep } from './keptList';

/** What RTK Query tells an endpoint of one of its queries; as much as is needed here. */
type StartedQuery<Item> = {
  readonly dispatch: <Result>(thunk: AppThunk<Result>) => Result;
  readonly getCacheEntry: () => { readonly data?: Reading<Item> | undefined };
  readonly queryFulfilled: Promise<{ readonly data: Reading<Item> }>;
};

/** Whether this is still the user of the wing: what is kept is nobody else's. */
const isUser =
  <Item>({ wing }: KeptList<Item>, uid: string): AppThunk<boolean> =>
  (_dispatch, getState) =>
    selectSession(getState(), wing).user?.id === uid;

/** The last reading that this device kept; null where it kept none. Rejects where the browser gives no database. */
export const readKept =
  <Item>(list: KeptList<Item>, uid: string): AppThunk<Promise<Reading<Item> | null>> =>
  async (_dispatch, _getState, { keptLists }) => {
    const stored = await (await keptLists()).read(keyOf(list, uid));
    return stored && fromKept(list, stored, uid);
  };

/** Keeps a reading in the place of the last one. */
export const keep =
  <Item>(list: KeptList<Item>, uid: string, reading: Reading<Item>): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { keptLists }) => {
    try {
      await (await keptLists()).replace(keyOf(list, uid), toKeep(list, reading));
    } catch (thrown) {
      // The list is on screen all the same; only the next start will not have it.
      if (isDeviceFull(thrown)) dispatch(deviceFull());
    }
  };

/** Which list an argument of a query asks for, and whose. */
type Asked<Item> = { readonly list: KeptList<Item>; readonly uid: string };

/**
 * The `onQueryStarted` of a query for a list that is kept. Until the server has answered, the cache holds the last reading
 * of an earlier visit, if there is one; the query goes on as if it were not there, so that a screen sees data of an
 * earlier time that are being read again. What the server answers is kept in its turn.
 */
export function keptWhere<Item, Arg>(endpoint: string, askedFor: (arg: Arg) => Asked<Item>) {
  return async (arg: Arg, { dispatch, getCacheEntry, queryFulfilled }: StartedQuery<Item>) => {
    const { list, uid } = askedFor(arg);
    async function showKept(): Promise<void> {
      if (getCacheEntry().data) return;
      const kept = await dispatch(readKept(list, uid));
      if (!kept || getCacheEntry().data || !dispatch(isUser(list, uid))) return;
      const whole = [{ op: 'replace', path: [], value: kept }] as const;
      // The api's own type knows no endpoint: features inject them.
      dispatch(api.util.patchQueryData(endpoint as never, arg as never, whole as never, true));
    }

    // Nothing kept, or no way to read it: the screen waits for the server, as on a first visit.
    showKept().catch(() => {});
    try {
      const { data } = await queryFulfilled;
      if (dispatch(isUser(list, uid))) await dispatch(keep(list, uid, data));
    } catch {
      // The query has failed, and says so itself.
    }
  };
}

/** The same for a list of which each user has one: the query's argument is the uid of its owner. */
export const keptOnDevice = <Item>(endpoint: string, list: KeptList<Item>) =>
  keptWhere(endpoint, (uid: string) => ({ list, uid }));
