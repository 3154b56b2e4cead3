import type { Order } from '@/domain/order/order';
import { OrderBill } from './OrderBill';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';

type Props = { readonly order: Order };

/** All that staff see of an order, to read: its status is the dialog's to say, with what can be done about it. */
export function OrderDetails({ order }: Props) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-6">
        <OrderFacts order={order} />
        <OrderHistory order={order} />
      </div>
      <OrderBill order={order} />
    </div>
  );
}
