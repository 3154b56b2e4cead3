import { api } from '@/store/api/api';
import type { AppThunk } from '@/store/thunk';
import { collectionNames, definitionOf } from './collections';
import { mirrorForgotten } from './mirrorSlice';
import { restoreCollection } from './restoreCollection';

/**
 * Forgets what this device has of the staff's collections and reads them all anew. Resolves to whether everything could
 * be read. What waits in the outbox is elsewhere, and stays.
 */
export const resyncAll =
  (uid: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { cachedLists }) => {
    // A reading that is under way would continue from the data that are about to be deleted, and store them again.
    for (;;) {
      const running = dispatch(api.util.getRunningQueriesThunk());
      if (running.length === 0) break;
      await Promise.all(running);
    }
    // One that cannot be restored now is not under way either.
    await Promise.allSettled(collectionNames().map(name => dispatch(restoreCollection(name, uid))));
    try {
      await (await cachedLists()).forget({ area: 'back-office', uid });
    } catch {
      // A device that gives no database has nothing to forget.
    }
    dispatch(mirrorForgotten());
    const readings = collectionNames().map(name =>
      dispatch(definitionOf(name).endpoint.initiate(uid, { subscribe: false, forceRefetch: true })),
    );
    const answers = await Promise.all(readings);
    return answers.every(({ isSuccess }) => isSuccess);
  };
