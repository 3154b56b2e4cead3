import { InvoiceAction } from '@/entities/order/InvoiceAction';
import type { Order } from '@/entities/order/order';
import { useReplica } from '@/entities/replica/useReplica';
import { useAuth } from '@/entities/user/authContext';
import { namesItsItems, staffInvoice } from './staffInvoice';

type Props = { readonly order: Order };

/** The button that prints an order's invoice. */
export function OrderInvoice({ order }: Props) {
  const Action = namesItsItems(order) ? PrintAction : OldOrderAction;
  return (
    <div className="flex flex-col items-start gap-3">
      <Action order={order} />
    </div>
  );
}

function PrintAction({ order }: Props) {
  const uid = useAuth().session.user?.id ?? null;
  return <InvoiceAction invoice={staffInvoice(order, uid)} />;
}

/** Once the inventory is known, or known to be out of reach: then the paper says of a product what its order does. */
function OldOrderAction({ order }: Props) {
  const { complete, failure } = useReplica('inventory');
  return complete || failure ? <PrintAction order={order} /> : null;
}
