import type { NewOrder } from '@/entities/order/newOrder';
import { parseNewOrder } from '@/entities/order/newOrderSchema';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/shared/redux/thunk';

/** What the device knows of an order's id: nothing, this very order, or one that the person has worded otherwise since. */
export type KeptBefore = 'no' | 'same' | 'otherwise' | 'discarded';

/** The same but for the moment of pressing. */
function isSame(order: NewOrder, { payload }: CommandRecord): boolean {
  try {
    const words = [parseNewOrder(payload), parseNewOrder(order)].map(({ placedAt: _, ...rest }) => rest);
    return JSON.stringify(words[0]) === JSON.stringify(words[1]);
  } catch {
    return false;
  }
}

/** Looks in the log itself: another tab may have saved the order, or it may be over. */
export const keptBefore =
  (order: NewOrder): AppThunk<Promise<KeptBefore>> =>
  async (_dispatch, _getState, { outboxLog }) => {
    try {
      const { records } = await outboxLog.read({ wing: 'storefront', uid: order.userId });
      const known = records.find(({ id }) => id === order.id);
      if (!known) return 'no';
      if (known.status === 'discarded') return 'discarded';
      return isSame(order, known) ? 'same' : 'otherwise';
    } catch {
      // A device that gives no database has kept nothing.
      return 'no';
    }
  };
