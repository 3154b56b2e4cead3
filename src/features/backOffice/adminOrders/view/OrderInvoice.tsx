import { InvoiceAction } from '@/components/order/InvoiceAction';
import type { Order } from '@/domain/order/order';
import { useAuth } from '@/store/session/authContext';
import { staffInvoice } from './staffInvoice';

type Props = { readonly order: Order };

/** The button that prints an order's invoice. */
export function OrderInvoice({ order }: Props) {
  const uid = useAuth().session.user?.id ?? null;
  return (
    <div className="flex flex-col items-start gap-3">
      <InvoiceAction invoice={staffInvoice(order, uid)} />
    </div>
  );
}
