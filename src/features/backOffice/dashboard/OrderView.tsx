import { Link } from 'react-router-dom';
import { OrderDetails } from '@/components/order/OrderDetails';
import { StatusBadge } from '@/components/order/StatusBadge';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { VIEW_PARAM } from './dashboardAddress';

type Props = { readonly order: Order; readonly onClose: () => void };

/** An order to read, without leaving the dashboard; what can be done about it is the orders' own page's. */
export function OrderView({ order, onClose }: Props) {
  const labels = useLabels(dashboardLabels).recent;
  const { close } = useLabels(commonLabels);
  const inOrders = `${PATHS.adminOrders}?${new URLSearchParams({ [VIEW_PARAM]: order.id })}`;
  return (
    <Dialog heading={labels.viewed(orderNumber(order.id))} startAtHeading wide onClose={onClose}>
      <div className="mb-4">
        <StatusBadge status={order.status} />
      </div>
      <OrderDetails order={order} />
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6">
        <Button variant="secondary" className="px-4! max-sm:flex-1" onClick={onClose}>
          {close}
        </Button>
        <Link to={inOrders} className={buttonClass('primary', 'px-4! max-sm:flex-1')}>
          {labels.open}
        </Link>
      </div>
    </Dialog>
  );
}
