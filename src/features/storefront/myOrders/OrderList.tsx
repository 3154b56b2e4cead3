import { useShop } from '@/data/shop/useShop';
import { cancellationState } from '@/features/storefront/myOrders/cancel/cancellationState';
import { useAppSelector } from '@/store/hooks';
import { commandsSelector } from '@/sync/outbox/commandsSelector';
import { ownerKey } from '@/sync/outbox/outboxSlice';
import { OrderCard } from './OrderCard';
import type { MyOrder } from './useMyOrders';

type Props = {
  readonly orders: readonly MyOrder[];
  readonly userId: string;
  readonly fetching: boolean;
  /** The order just placed. */
  readonly openOrderId: string | null;
};

const selectCancellations = commandsSelector('cancelOrder');

/** The orders of the server, each with what this device has to say of it besides. */
export function OrderList({ orders, userId, fetching, openOrderId }: Props) {
  const shop = useShop();
  const asked = useAppSelector(state =>
    selectCancellations(state, ownerKey({ area: 'storefront', uid: userId })),
  );
  if (orders.length === 0) return null;
  return (
    <ul className="flex flex-col gap-5" aria-busy={fetching}>
      {orders.map(({ order, items }) => (
        <li key={order.id}>
          <OrderCard
            order={order}
            items={items}
            userId={userId}
            shop={shop}
            cancellation={cancellationState(order, asked)}
            initiallyOpen={order.id === openOrderId}
          />
        </li>
      ))}
    </ul>
  );
}
