// @bundle mirror

import type { Order } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import type { PlainDocument } from '@/lib/plainData';
import { whenIdle } from '@/lib/whenIdle';
import type { Services } from '@/store/services';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { COLLECTIONS, type CollectionName, type ReplicaRow } from './collections';
import { readKeptHead, readKeptReplica } from './keptReplica';
import { selectReplicated, sortedNewestFirst } from './replicaSelectors';
import { collectionRestored, headRead, isSame, type RowsById } from './replicaSlice';

/** What is being restored, by store. */
const underWay = new WeakMap<Services, Map<string, Promise<void>>>();

/** Screens and the bell ask for the same at the same time: it is restored once. */
const once =
  (name: string, restoring: AppThunk<Promise<void>>): AppThunk<Promise<void>> =>
  (dispatch, _getState, services) => {
    const ofStore = underWay.get(services) ?? new Map<string, Promise<void>>();
    underWay.set(services, ofStore);
    const going = ofStore.get(name) ?? dispatch(restoring).finally(() => ofStore.delete(name));
    ofStore.set(name, going);
    return going;
  };

/**
 * Shows the newest orders, unless more is known of them by now, or somebody else is there. In the order in which all of them
 * will be listed: the server has another for what was ordered at one time, and rows would change places under a finger.
 */
export const showHead =
  (uid: string, documents: readonly PlainDocument[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const parse = await COLLECTIONS.orders.loadParser();
    const rows = newestFirst(documents.flatMap(document => parse(document) ?? []));
    if (rows.length === 0 || selectSession(getState(), 'back-office').user?.id !== uid) return;
    dispatch(headRead({ uid, rows }));
  };

/** Lets the page draw and answer before the next piece of work. */
const nextTask = () => new Promise<void>(resolve => void setTimeout(resolve));

/** For so long, in milliseconds, what is on its way to the screen may have the device to itself. */
const LONGEST_WAIT_MS = 2000;

/** The rows by their ids; those of the head stay the objects that are on screen. */
function byId(rows: readonly ReplicaRow[], head: readonly Order[] = []): RowsById<ReplicaRow> {
  const all: { [id: string]: ReplicaRow } = {};
  for (const row of rows) all[row.id] = row;
  for (const row of head) if (isSame(all[row.id], row)) all[row.id] = row;
  return all;
}

const readHead =
  (uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { replica } = getState();
    if (replica.uid === uid && (replica.head || replica.of.orders)) return;
    await dispatch(showHead(uid, await dispatch(readKeptHead(uid))));
  };

/** Shows the orders that the device's list begins with: they are there before the others have been read. */
export const restoreHead = (uid: string): AppThunk<Promise<void>> => once(`head/${uid}`, readHead(uid));

const restore =
  (collection: CollectionName, uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isThere = () => getState().replica.uid === uid && selectReplicated(getState(), collection);
    if (isThere()) return;
    if (collection === 'orders') await dispatch(restoreHead(uid));
    // Thousands of rows that are read meanwhile would hold the screen up; one that shows none waits for them.
    if (collection !== 'orders' || getState().replica.head) await whenIdle(LONGEST_WAIT_MS);
    const parse = await COLLECTIONS[collection].loadParser();
    const kept = await dispatch(readKeptReplica(collection, uid, parse));
    if (!kept) return;
    await nextTask();
    const { replica } = getState();
    const rows = byId(kept.rows, replica.uid === uid ? replica.head : undefined);
    await nextTask();
    if (collection === 'orders') sortedNewestFirst(rows as RowsById<Order>);
    await nextTask();
    // Somebody else may have asked meanwhile, and gone on from it.
    if (isThere() || selectSession(getState(), 'back-office').user?.id !== uid) return;
    dispatch(collectionRestored({ uid, collection, rows, mark: kept.mark }));
  };

/** Puts what the device kept into the state, once a session: the server is not asked. */
export const restoreCollection = (collection: CollectionName, uid: string): AppThunk<Promise<void>> =>
  once(`${collection}/${uid}`, restore(collection, uid));
