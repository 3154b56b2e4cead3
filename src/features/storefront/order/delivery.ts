import * as v from 'valibot';
import { selectOnline } from '@/entities/connectivity/connectivitySlice';
import { parseKeptOrder } from '@/entities/order/keptOrder';
import { MY_ORDERS_LIST } from '@/entities/order/myOrdersList';
import type { Order } from '@/entities/order/order';
import type { PlainDocument } from '@/services/firebase/plainData';
import type { AppThunk } from '@/shared/redux/thunk';

/** Where a customer's orders go, as far as it is known; empty texts where it is not. */
export type Delivery = { readonly address: string; readonly phone: string };

const NOWHERE: Delivery = { address: '', phone: '' };

const text = v.fallback(v.pipe(v.string(), v.trim()), '');
const profileSchema = v.object({ address: text, phone: text });

/** What a profile (`users/{uid}`) says. */
export function profileDelivery(document: PlainDocument | null): Delivery {
  const parsed = v.safeParse(profileSchema, document?.data);
  return parsed.success ? parsed.output : NOWHERE;
}

function readOrder(stored: unknown): Order[] {
  try {
    return [parseKeptOrder(stored)];
  } catch {
    return [];
  }
}

/** Where the latest of some kept orders went. */
export function lastDelivery(stored: readonly unknown[], userId: string): Delivery {
  const [latest] = stored
    .flatMap(readOrder)
    .filter(order => order.userId === userId && order.orderedAt !== null)
    .sort((a, b) => Date.parse(b.orderedAt ?? '') - Date.parse(a.orderedAt ?? ''));
  return latest ? { address: latest.shippingAddress, phone: latest.phone } : NOWHERE;
}

/**
 * What to begin the form with: what the customer's profile says, else where their last order that this device knows of
 * went. Never rejects: then there is nothing to begin with.
 */
export const findDelivery =
  (userId: string): AppThunk<Promise<Delivery>> =>
  async (_dispatch, getState, { firestore, keptLists }) => {
    const profile = async () => {
      if (!selectOnline(getState())) return null;
      return (await firestore.run({ as: 'storefront', get: `users/${userId}` })) as PlainDocument | null;
    };
    const kept = async () => {
      const list = await (await keptLists()).read({ wing: 'storefront', uid: userId, list: MY_ORDERS_LIST });
      return list?.items ?? [];
    };
    const [own, last] = await Promise.all([
      profile().then(profileDelivery, () => NOWHERE),
      kept().then(
        items => lastDelivery(items, userId),
        () => NOWHERE,
      ),
    ]);
    return { address: own.address || last.address, phone: own.phone || last.phone };
  };
