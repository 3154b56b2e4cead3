import { InvoiceAction } from '@/components/order/InvoiceAction';
import { invoiceKind } from '@/domain/order/invoice/invoice';
import type { Order } from '@/domain/order/order';
import type { Shop } from '@/domain/shop/shop';
import { CancelAction } from '@/features/storefront/myOrders/cancel/CancelAction';
import type { CancellationState } from '@/features/storefront/myOrders/cancel/cancellationState';
import { Complaint } from './complaint/Complaint';
import { customerInvoice } from './customerInvoice';

type Props = {
  readonly order: Order;
  readonly userId: string;
  readonly shop: Shop;
  readonly cancellation: CancellationState;
  readonly onAskedToCancel: () => void;
};

/** Spec §2: what can be done with an order, beside ordering it again. */
export function OrderActions({ order, userId, shop, cancellation, onAskedToCancel }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <InvoiceAction kind={invoiceKind(order)} invoice={customerInvoice(order)} />
      <CancelAction
        order={order}
        userId={userId}
        shop={shop}
        state={cancellation}
        onAsked={onAskedToCancel}
      />
      <Complaint order={order} userId={userId} shop={shop} onAnswered={onAskedToCancel} />
    </div>
  );
}
