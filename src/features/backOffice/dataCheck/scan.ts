import type { PlainDocument } from '@/lib/plainData';
import { DOCUMENT_ID } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppThunk } from '@/store/thunk';
import { counted, countingBegan, pageScanned, scanBegan, scanFailed, selectScan } from './dataCheckSlice';
import { findingsOf, SCANNED, type Scanned, type ScanPlace } from './scanState';

/** Documents of one request: some seconds on a bad phone, and well within its deadline. */
const PAGE = 300;

/** Counts what a scan would read, so that its cost can be said before it begins. */
export const countDocuments =
  (uid: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { firestore }) => {
    dispatch(countingBegan({ uid }));
    const count = (collection: Scanned) =>
      firestore.run({ as: 'back-office', count: collection }) as Promise<number>;
    try {
      const [inventory, products, orders] = await Promise.all([
        count('inventory'),
        count('products'),
        count('orders'),
      ]);
      dispatch(counted({ inventory, products, orders }));
    } catch (thrown) {
      dispatch(scanFailed(toAppError(thrown)));
    }
  };

function placeAfter(
  { collection, after }: ScanPlace,
  documents: readonly PlainDocument[],
  page: number,
): ScanPlace | null {
  if (documents.length >= page) return { collection, after: documents.at(-1)?.id ?? after };
  const next = SCANNED[SCANNED.indexOf(collection) + 1];
  return next === undefined ? null : { collection: next, after: null };
}

/**
 * Reads every document by pages of ids, from the beginning or on from where an earlier scan was stopped or failed, until
 * it is stopped. The documents stay in here, for an old order may hold a card: only what was found is dispatched.
 */
export const scan =
  (from: 'anew' | 'on', page = PAGE): AppThunk<Promise<void>> =>
  async (dispatch, getState, { firestore, clock }) => {
    dispatch(scanBegan(from));
    const { run } = selectScan(getState());
    const isOurs = () => selectScan(getState()).run === run;
    const isStopped = () => selectScan(getState()).phase !== 'scanning';
    let at: ScanPlace | null = selectScan(getState()).at;
    try {
      while (at !== null && isOurs() && !isStopped()) {
        const { collection, after }: ScanPlace = at;
        const documents = (await firestore.run({
          as: 'back-office',
          list: collection,
          orderBy: [[DOCUMENT_ID, 'asc']],
          ...(after !== null && { after: [after] }),
          limit: page,
          times: 'marked',
        })) as readonly PlainDocument[];
        if (!isOurs()) return;
        const next = placeAfter(at, documents, page);
        dispatch(
          pageScanned({
            ...findingsOf(collection, documents, selectScan(getState())),
            at: next ?? at,
            read: documents.length,
            doneAt: next === null ? new Date(clock.now()).toISOString() : null,
          }),
        );
        at = next;
      }
    } catch (thrown) {
      if (isOurs() && !isStopped()) dispatch(scanFailed(toAppError(thrown)));
    }
  };
