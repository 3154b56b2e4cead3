import { cachedProfile } from '@/data/user/cachedProfile';
import { profileReads } from '@/data/user/profileReads';
import { parseCachedOrder } from '@/domain/order/cachedOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import { type Order, PAYMENT_METHODS, type PaymentMethod } from '@/domain/order/order';
import { selectOnline } from '@/store/connectivitySlice';
import type { AppThunk } from '@/store/thunk';
import { readCached } from '@/sync/cache/cacheQuery';

type Place = { readonly address: string; readonly phone: string };

/** Where a customer's orders go and how they are paid, as far as it is known; empty texts where it is not. */
export type Delivery = Place & {
  /** Absent where no order of theirs is known. */
  readonly paymentMethod?: PaymentMethod;
};

const NOWHERE: Delivery = { address: '', phone: '' };

function readOrder(stored: unknown): Order[] {
  try {
    return [parseCachedOrder(stored)];
  } catch {
    return [];
  }
}

/** Where the latest of some kept orders went, and how it was to be paid. */
export function lastDelivery(stored: readonly unknown[], userId: string): Delivery {
  const [latest] = stored
    .flatMap(readOrder)
    .filter(order => order.userId === userId && order.orderedAt !== null)
    .sort((a, b) => Date.parse(b.orderedAt ?? '') - Date.parse(a.orderedAt ?? ''));
  if (!latest) return NOWHERE;
  const { shippingAddress: address, phone } = latest;
  const paymentMethod = PAYMENT_METHODS.find(method => method === latest.paymentMethod);
  return { address, phone, ...(paymentMethod && { paymentMethod }) };
}

const savedProfile =
  (userId: string): AppThunk<Promise<Place>> =>
  async (dispatch, getState) => {
    const read = () =>
      dispatch(profileReads.endpoints.getProfile.initiate(userId, { subscribe: false })).unwrap();
    const reading = selectOnline(getState()) ? await read().catch(() => null) : null;
    const [profile] = (reading ?? (await dispatch(readCached(cachedProfile, userId))))?.items ?? [];
    return profile ?? NOWHERE;
  };

const lastOrder =
  (userId: string): AppThunk<Promise<Delivery>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    const list = await (await cachedLists()).read({ area: 'storefront', uid: userId, list: MY_ORDERS_LIST });
    return lastDelivery(list?.items ?? [], userId);
  };

/**
 * What to begin the form with: what the customer's profile says, else where their last order that this device knows of
 * went, and how that was to be paid. Never rejects: then there is nothing to begin with.
 */
export const findDelivery =
  (userId: string): AppThunk<Promise<Delivery>> =>
  async dispatch => {
    const [own, last] = await Promise.all([
      dispatch(savedProfile(userId)).catch(() => NOWHERE),
      dispatch(lastOrder(userId)).catch(() => NOWHERE),
    ]);
    return { ...last, address: own.address || last.address, phone: own.phone || last.phone };
  };
