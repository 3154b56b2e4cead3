import type { AppThunk } from '@/store/thunk';
import { definitionOf } from '@/sync/mirror/collections';

/**
 * Resolves once the inventory has been read, if it can be: what is printed or saved says of products what it says. Never
 * rejects: out of reach, what the device stored of it serves.
 */
export const readShelf =
  (uid: string | null): AppThunk<Promise<void>> =>
  async dispatch => {
    if (uid === null) return;
    await dispatch(definitionOf('inventory').endpoint.initiate(uid, { subscribe: false }));
  };
