import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import type { PlainDocument } from '@/lib/plainData';
import { listenUntil } from '@/store/api/changes';
import type { Reading } from '@/store/api/reading';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { writeCachedList } from '@/sync/cache/cacheQuery';
import { cachedMyOrders } from './shared/cachedMyOrders';
import { knownOrders, myChangesQuery, myOrdersApi } from './shared/myOrdersApi';
import { withRead } from './shared/myOrdersRules';

/** Has the server tell of each change of a customer's orders, until `over`. What comes is put into the reading on screen. */
export const listenToMyOrders =
  (userId: string, over: Promise<unknown>): AppThunk<Promise<void>> =>
  (dispatch, getState, { clock, firestore, random }) => {
    const isTheirs = () => selectSession(getState(), 'storefront').user?.id === userId;
    const change = (to: Partial<Reading<Order>>) =>
      dispatch(
        myOrdersApi.util.updateQueryData('listMyOrders', userId, known => ({
          ...(known as Reading<Order>),
          ...to,
        })),
      );

    async function changed(documents: readonly PlainDocument[]): Promise<void> {
      const known = isTheirs() && knownOrders(userId, getState());
      if (!known) throw new Error('The orders are not read yet.');
      const asOf = new Date(clock.now()).toISOString();
      const items = withRead(known.items, documents.map(parseOrder));
      change({ items, asOf });
      await dispatch(writeCachedList(cachedMyOrders, userId, { items, asOf }));
    }

    return listenUntil(over, random, ended =>
      firestore.run({
        as: 'storefront',
        uid: userId,
        listen: {
          query() {
            const known = knownOrders(userId, getState());
            return known?.whole ? myChangesQuery(userId, known.items) : null;
          },
          changed,
          live(live, heardAtMs) {
            const known = knownOrders(userId, getState());
            if (!known) return;
            // From now on it is as old as what was last heard.
            const asOf = new Date(Math.max(heardAtMs, Date.parse(known.asOf))).toISOString();
            change({ live, ...(!live && { asOf }) });
          },
          ended,
        },
      }),
    );
  };
