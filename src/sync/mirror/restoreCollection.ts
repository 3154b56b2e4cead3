// @bundle mirror

import { PAGE_SIZE } from '@/lib/page';
import type { PlainDocument } from '@/lib/plainData';
import { extendFirstScreen, whenFirstScreenShown } from '@/lib/time/firstScreen';
import { whenIdle } from '@/lib/whenIdle';
import type { Services } from '@/store/services';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import {
  type CollectionName,
  definitionOf,
  hasPreview,
  type MirrorDefinition,
  type MirrorRow,
  type PreviewName,
  type PreviewRow,
  previewName,
  type RowsById,
} from './collections';
import { selectMirrored } from './mirrorSelectors';
import { collectionRestored, isSame, previewRead, rowsById } from './mirrorSlice';
import { packMirror, readStoredMirror, readStoredPreview, type StoredMirror } from './storedMirror';

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
 * Shows the newest rows, unless all rows are known by now or another user has signed in. Sorted as the whole list
 * will be: the server sorts rows of equal time differently, and rows would move while somebody taps them.
 */
export const showPreview =
  (uid: string, documents: readonly PlainDocument[]): AppThunk<Promise<void>> =>
  async dispatch => {
    const name = previewName();
    if (name === undefined) return;
    const parse = await definitionOf(name).loadParser();
    await dispatch(
      previewRows(
        uid,
        name,
        documents.flatMap(document => parse(document) ?? []),
      ),
    );
  };

const previewRows =
  (uid: string, name: PreviewName, read: readonly PreviewRow[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const compact = await definitionOf(name).compact?.load();
    const rows = compact?.sorted(rowsById(read)).slice(0, PAGE_SIZE) ?? [];
    if (rows.length === 0 || selectSession(getState(), 'back-office').user?.id !== uid) return;
    dispatch(previewRead({ uid, rows }));
  };

/** Lets the page draw and answer before the next piece of work. */
const nextTask = () => new Promise<void>(resolve => void setTimeout(resolve));

/** How long, in milliseconds, restoring waits for rendering to finish. */
const MAX_WAIT_MS = 2000;

/** The rows by their ids; those of the preview stay the objects that are on screen. */
function restoredRows(rows: readonly MirrorRow[], preview: readonly PreviewRow[] = []): RowsById<MirrorRow> {
  const shown = new Map<string, MirrorRow>(preview.map(row => [row.id, row]));
  const known = (row: MirrorRow) => {
    const before = shown.get(row.id);
    return before && isSame(before, row) ? before : row;
  };
  return rowsById(rows.map(known));
}

const readPreview =
  (uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { mirror } = getState();
    const name = previewName();
    if (name === undefined || (mirror.uid === uid && (mirror.preview || mirror.of[name]))) return;
    await dispatch(previewRows(uid, name, await dispatch(readStoredPreview(name, uid))));
  };

/** Shows the preview that the device stored: its rows are there before the others have been read. */
export const restorePreview = (uid: string): AppThunk<Promise<void>> =>
  once(`preview/${uid}`, readPreview(uid));

const restore =
  (collection: CollectionName, uid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const isThere = () => getState().mirror.uid === uid && selectMirrored(getState(), collection);
    if (isThere()) return;
    if (hasPreview(collection)) await dispatch(restorePreview(uid));
    // Thousands of rows that are read meanwhile would hold the screen up: they wait until the first rows are in the page, and
    // those of a collection that shows none first until the device has nothing to do.
    if (!hasPreview(collection)) await whenIdle(MAX_WAIT_MS);
    else if (getState().mirror.preview) await whenFirstScreenShown(MAX_WAIT_MS);
    const definition: MirrorDefinition<MirrorRow> = definitionOf(collection);
    const stored = await dispatch(readStoredMirror(collection, uid, definition.loadParser));
    if (!stored) return;
    await nextTask();
    const { mirror } = getState();
    const rows = restoredRows(stored.rows, mirror.uid === uid ? mirror.preview : undefined);
    await nextTask();
    // The lists begin with these rows in this order: it is remembered, and found here in a task of its own.
    (await definition.compact?.load())?.sorted(rows);
    await nextTask();
    // Another call may have restored the collection meanwhile, or the user may have changed.
    if (isThere() || selectSession(getState(), 'back-office').user?.id !== uid) return;
    dispatch(collectionRestored({ uid, collection, rows, syncCursor: stored.syncCursor }));
    void dispatch(packOnce(collection, uid, stored));
  };

/** Packs what is stored for the next visit, unless that is being done. `restored`: the rows, if just read. */
export const packOnce = (
  collection: CollectionName,
  uid: string,
  restored?: StoredMirror,
): AppThunk<Promise<void>> => once(`pack/${collection}/${uid}`, packMirror(collection, uid, restored));

/** Puts what the device stored into the state, once a session: the server is not asked. */
export const restoreCollection =
  (collection: CollectionName, uid: string): AppThunk<Promise<void>> =>
  dispatch => {
    const restoring = dispatch(once(`${collection}/${uid}`, restore(collection, uid)));
    if (hasPreview(collection)) extendFirstScreen(restoring);
    return restoring;
  };
