import { cachedProfile } from '@/data/user/cachedProfile';
import { profileReads } from '@/data/user/profileReads';
import { readCachedOrders } from '@/domain/order/cachedOrder';
import { MY_ORDERS_LIST } from '@/domain/order/myOrdersList';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/order/order';
import type { SavedAddress } from '@/domain/user/addressBook';
import type { Profile } from '@/domain/user/profile';
import { selectOnline } from '@/store/connectivitySlice';
import type { AppThunk } from '@/store/thunk';
import { readCached } from '@/sync/cache/cacheQuery';

type Place = { readonly address: string; readonly phone: string };

/** Where a customer's last order went and how it was paid; empty texts where it is not known. */
type LastDelivery = Place & {
  /** Absent where no order of theirs is known. */
  readonly paymentMethod?: PaymentMethod;
};

/** Where a customer's orders go, as far as it is known. */
export type Delivery = LastDelivery & {
  /** To choose from, the default first. */
  readonly addresses: readonly SavedAddress[];
  /** They have a profile already; else their first order makes it. */
  readonly hasProfile: boolean;
};

const NOWHERE: LastDelivery = { address: '', phone: '' };
export const UNKNOWN_DELIVERY: Delivery = { ...NOWHERE, addresses: [], hasProfile: false };

/** Where the latest of some cached orders went, and how it was to be paid. */
export function lastDelivery(stored: readonly unknown[], userId: string): LastDelivery {
  const [latest] = readCachedOrders(stored)
    .filter(order => order.userId === userId && order.orderedAt !== null)
    .sort((a, b) => Date.parse(b.orderedAt ?? '') - Date.parse(a.orderedAt ?? ''));
  if (!latest) return NOWHERE;
  const { shippingAddress: address, phone } = latest;
  const paymentMethod = PAYMENT_METHODS.find(method => method === latest.paymentMethod);
  return { address, phone, ...(paymentMethod && { paymentMethod }) };
}

/** What was read of it here last; null where nothing was. */
const profileHere =
  (userId: string): AppThunk<Promise<Profile | null>> =>
  async dispatch =>
    (await dispatch(readCached(cachedProfile, userId)))?.items[0] ?? null;

const profileThere =
  (userId: string): AppThunk<Promise<Profile | null>> =>
  async (dispatch, getState) => {
    const read = () =>
      dispatch(profileReads.endpoints.getProfile.initiate(userId, { subscribe: false })).unwrap();
    const reading = selectOnline(getState()) ? await read().catch(() => null) : null;
    return reading ? (reading.items[0] ?? null) : dispatch(profileHere(userId));
  };

const lastOrder =
  (userId: string): AppThunk<Promise<LastDelivery>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    const list = await (await cachedLists()).read({ area: 'storefront', uid: userId, list: MY_ORDERS_LIST });
    return lastDelivery(list?.items ?? [], userId);
  };

/**
 * What to begin the form with: what the customer's profile says, else where their last order that this device knows of
 * went, and how that was to be paid. `onDevice` without asking the server. Never rejects: then there is nothing to begin
 * with.
 */
export const findDelivery =
  (userId: string, onDevice = false): AppThunk<Promise<Delivery>> =>
  async dispatch => {
    const [own, last] = await Promise.all([
      dispatch(onDevice ? profileHere(userId) : profileThere(userId)).catch(() => null),
      dispatch(lastOrder(userId)).catch(() => NOWHERE),
    ]);
    return {
      ...last,
      address: own?.address || last.address,
      phone: own?.phone || last.phone,
      addresses: own?.addresses ?? [],
      hasProfile: own !== null,
    };
  };
