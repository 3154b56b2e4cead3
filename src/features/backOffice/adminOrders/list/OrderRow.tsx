import { memo } from 'react';
import { payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { CustomerLines } from '@/features/backOffice/adminOrders/shared/CustomerLines';
import { FailedEditBadge } from '@/features/backOffice/adminOrders/shared/FailedEditBadge';
import { OrderRowActions } from '@/features/backOffice/adminOrders/shared/OrderRowActions';
import { OrderStatusBadge } from '@/features/backOffice/adminOrders/shared/OrderStatusBadge';
import { ViewOrderLink } from '@/features/backOffice/adminOrders/shared/ViewOrderLink';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatDay, formatTime } from '@/lib/time/dates';
import { Checkbox } from '@/ui/form/Checkbox';
import { Highlighted } from '@/ui/Highlighted';
import { ARRIVED, type ListedOrderProps } from './orderListProps';

const CELL = 'px-0.75 py-0.5 lg:px-1 xl:px-2 align-middle';

/** An order in the table; ticking one draws that one again, and no other. */
export const OrderRow = memo(function OrderRow({
  order,
  edits,
  arrived,
  selected,
  onSelect,
  search,
  highlights,
  onStep,
  onEdit,
}: ListedOrderProps) {
  const labels = useLabels(adminOrdersLabels);
  const { select } = useLabels(orderListLabels);
  const { language } = useLabels(commonLabels);
  const failed = edits?.failed.at(-1);
  return (
    <>
      <tr
        className={`relative border-t border-line ${selected ? 'bg-brand-soft' : 'hover:bg-canvas'} ${arrived ? ARRIVED : ''}`}
      >
        <td className="w-11 align-middle xl:pl-2">
          <Checkbox
            label={select(orderNumber(order.id))}
            checked={selected}
            onTick={on => onSelect([order.id], on)}
          />
        </td>
        <th scope="row" className={`${CELL} max-w-44 text-left font-normal text-ink-soft`}>
          <ViewOrderLink
            orderId={order.id}
            search={search}
            highlights={highlights}
            // The label stands close below it.
            className={order.label ? '-my-2.5 block w-fit' : undefined}
          />
          {order.label && <Highlighted segments={highlights.ofText(order.label)} />}
        </th>
        <td className={`${CELL} max-w-48 leading-4 text-ink-soft tabular-nums`}>
          <CustomerLines
            order={order}
            highlights={highlights}
            nameClass="line-clamp-1! break-all leading-5 font-medium text-ink"
          />
        </td>
        {/* Two lines of one text: of a page of these, an element for each time is drawn and laid out with it. */}
        <td
          className={`${CELL} whitespace-pre text-ink-soft tabular-nums max-xl:text-xs ${order.orderedAt ? 'first-line:text-ink' : ''}`}
        >
          {order.orderedAt
            ? `${formatDay(order.orderedAt, language)}\n${formatTime(order.orderedAt, language)}`
            : labels.noDate}
        </td>
        <td className={`${CELL} text-right tabular-nums`}>{bottleCount(order)}</td>
        <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
          {formatRupees(payablePaise(order))}
        </td>
        <td className={CELL}>
          <OrderStatusBadge order={order} edits={edits} className="max-xl:px-2 max-xl:text-xs" />
        </td>
        <td className={`${CELL} space-x-1 pr-1 text-right whitespace-nowrap xl:pr-2`}>
          <OrderRowActions order={order} edits={edits} onStep={onStep} onEdit={onEdit} />
        </td>
      </tr>
      {failed && (
        <tr>
          <td colSpan={8} className="px-4 pb-3">
            <FailedEditBadge {...failed} />
          </td>
        </tr>
      )}
    </>
  );
});
