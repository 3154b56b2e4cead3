import { StatusBadge } from '@/components/order/StatusBadge';
import { type Order, payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { customerText, orderedText } from '@/features/backOffice/adminOrders/shared/orderTexts';
import { adminOrdersLabels } from '@/i18n/en/adminOrders';
import { commonLabels } from '@/i18n/en/common';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Clamped } from '@/ui/Clamped';
import { OlderOrderLink } from './OlderOrderLink';

const HEAD = 'px-3 py-3 text-left font-semibold text-ink-soft';
const CELL = 'px-3 py-2 align-middle';

type Props = { readonly orders: readonly Order[] };

/** A page of older orders, to look at. */
export function OlderTable({ orders }: Props) {
  const text = useLabels(olderOrdersLabels);
  const rowText = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  const { columns } = text;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {[columns.order, columns.customer, columns.date].map(name => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
            {[columns.bottles, columns.total].map(name => (
              <th key={name} scope="col" className={`${HEAD} text-right`}>
                {name}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {columns.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <tr key={order.id} className="border-t border-line">
              <th scope="row" className={`${CELL} max-w-44 text-left font-normal`}>
                <OlderOrderLink orderId={order.id} />
              </th>
              <td className={`${CELL} max-w-48`}>
                <Clamped text={customerText(order, rowText)} />
              </td>
              <td className={`${CELL} tabular-nums`}>{orderedText(order, rowText, common)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{bottleCount(order)}</td>
              <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                {formatRupees(payablePaise(order))}
              </td>
              <td className={CELL}>
                <StatusBadge status={order.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
