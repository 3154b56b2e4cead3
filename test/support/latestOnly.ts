import { rowsRead } from '@/sync/mirror/mirrorSlice';
import type { TestApp } from './queuedOrders';

/** The orders as they were read, and the word that there are more than this device keeps. */
export function keepLatestOnly({ store }: Pick<TestApp, 'store'>): void {
  const syncCursor = store.getState().mirror.of.orders?.syncCursor;
  if (!syncCursor) throw new Error('The orders have not been read.');
  store.dispatch(
    rowsRead({
      ...{ uid: 'admin', collection: 'orders', rows: [] },
      syncCursor: { ...syncCursor, latestOnly: true },
    }),
  );
}
