import type { NewOrder } from '@/domain/order/placing/newOrder';
import { parseNewOrder } from '@/domain/order/placing/newOrderSchema';
import { wordsIn } from '@/lib/text/words';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { isUnsent } from '@/sync/outbox/commandState';

/** How long an identical order counts as an accidental duplicate, in milliseconds. */
const SLIP_MS = 10 * 60 * 1000;

/** What the device knows of an order that is about to be placed. */
export type Duplicates = {
  /** Of its id: nothing, this very order, or one that the person has worded otherwise, or given up, since. */
  readonly sameId: 'no' | 'same' | 'otherwise' | 'discarded';
  /** Another order of the same items to the same address, waiting or placed a moment ago: from another tab, or from a form gone back to. */
  readonly possibleDuplicate: NewOrder | null;
};

function orderOf({ name, payload }: CommandRecord): NewOrder | null {
  try {
    return name === 'placeOrder' ? parseNewOrder(payload) : null;
  } catch {
    return null;
  }
}

/** The same but for the moment of pressing. */
function isSame(order: NewOrder, record: CommandRecord): boolean {
  const orders = [orderOf(record), parseNewOrder(order)].map(known => ({ ...known, placedAt: null }));
  return JSON.stringify(orders[0]) === JSON.stringify(orders[1]);
}

const bottlesOf = ({ items }: NewOrder): string =>
  items
    .map(({ productId, quantity }) => `${productId} ${quantity}`)
    .sort()
    .join();

/** However it is written: the same words to the same place are one address. */
const placeOf = ({ shippingAddress }: NewOrder): string => wordsIn(shippingAddress.toLowerCase()).join(' ');

const isPossibleDuplicate = (
  order: NewOrder,
  entry: CommandRecord,
  known: NewOrder,
  replaces: string | undefined,
): boolean => {
  const { id, status, queuedAt } = entry;
  const agoMs = Math.abs(Date.parse(order.placedAt) - Date.parse(queuedAt));
  if (id === order.id) return false;
  // What is to be replaced has been sent on its way meanwhile, however long it has waited: both would be placed.
  if (id === replaces) return isUnsent(entry) || status === 'done';
  const isRecent = isUnsent(entry) || (status === 'done' && agoMs < SLIP_MS);
  return isRecent && bottlesOf(known) === bottlesOf(order) && placeOf(known) === placeOf(order);
};

function sameIdIn(records: readonly CommandRecord[], order: NewOrder): Duplicates['sameId'] {
  const known = records.find(({ id }) => id === order.id);
  if (!known) return 'no';
  if (known.status === 'discarded') return 'discarded';
  return isSame(order, known) ? 'same' : 'otherwise';
}

/** Looks in the log itself: another tab may have saved the order, or it may be over. */
export const findDuplicate =
  (order: NewOrder, replaces: string | undefined): AppThunk<Promise<Duplicates>> =>
  async (_dispatch, _getState, { outboxLog }) => {
    try {
      const { records } = await outboxLog.read({ area: 'storefront', uid: order.userId });
      const possibleDuplicate = records.flatMap(record => {
        const known = orderOf(record);
        return known && isPossibleDuplicate(order, record, known, replaces) ? [known] : [];
      });
      return { sameId: sameIdIn(records, order), possibleDuplicate: possibleDuplicate.at(-1) ?? null };
    } catch {
      // A device that gives no database has stored nothing.
      return { sameId: 'no', possibleDuplicate: null };
    }
  };
