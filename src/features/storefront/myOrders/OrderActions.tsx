import { InvoiceAction } from '@/entities/order/InvoiceAction';
import type { Order } from '@/entities/order/order';
import type { Shop } from '@/entities/shop/shop';
import { CancelAction } from './CancelAction';
import type { CancellationState } from './cancellationState';
import { customerInvoice } from './customerInvoice';
import type { ShownItem } from './myOrdersRules';
import { ReorderAction } from './ReorderAction';

type Props = {
  readonly order: Order;
  readonly items: readonly ShownItem[];
  readonly userId: string;
  readonly shop: Shop;
  readonly cancellation: CancellationState;
  readonly onAskedToCancel: () => void;
};

/** Spec §2: what can be done with an order. */
export function OrderActions({ order, items, userId, shop, cancellation, onAskedToCancel }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      {order.status === 'delivered' && <ReorderAction items={items} />}
      <InvoiceAction invoice={customerInvoice(order)} />
      <CancelAction
        order={order}
        userId={userId}
        shop={shop}
        state={cancellation}
        onAsked={onAskedToCancel}
      />
    </div>
  );
}
