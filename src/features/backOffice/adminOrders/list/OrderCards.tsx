import { memo, useMemo } from 'react';
import { payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { CustomerLines } from '@/features/backOffice/adminOrders/shared/CustomerLines';
import { FailedEditBadge } from '@/features/backOffice/adminOrders/shared/FailedEditBadge';
import { OrderRowActions } from '@/features/backOffice/adminOrders/shared/OrderRowActions';
import { OrderStatusBadge } from '@/features/backOffice/adminOrders/shared/OrderStatusBadge';
import { orderedText } from '@/features/backOffice/adminOrders/shared/orderLabels';
import { SelectPageCheckbox } from '@/features/backOffice/adminOrders/shared/SelectPageCheckbox';
import { searchHighlights } from '@/features/backOffice/adminOrders/shared/searchHighlights';
import { ViewOrderLink } from '@/features/backOffice/adminOrders/shared/ViewOrderLink';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Checkbox } from '@/ui/form/Checkbox';
import { Highlighted } from '@/ui/Highlighted';
import { ARRIVED, type ListedOrderProps, type OrderListProps } from './orderListProps';

/** An order on a phone. */
const ListedOrderCard = memo(function ListedOrderCard({
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
  const common = useLabels(commonLabels);
  const failed = edits?.failed.at(-1);
  return (
    <li
      className={`relative rounded-card border p-4 shadow-card ${selected ? 'border-brand bg-brand-soft' : 'border-line bg-surface'} ${arrived ? ARRIVED : ''}`}
    >
      <div className="-mt-2 flex flex-wrap items-center justify-between gap-2">
        <div className="-ml-3 flex min-w-0 items-center">
          <Checkbox
            label={select(orderNumber(order.id))}
            checked={selected}
            onTick={on => onSelect([order.id], on)}
          />
          <h2 className="min-w-0 text-sm text-ink-soft">
            <ViewOrderLink orderId={order.id} search={search} highlights={highlights} />
            {order.label && (
              <span className="-mt-2.5 block">
                <Highlighted segments={highlights.ofText(order.label)} />
              </span>
            )}
          </h2>
        </div>
        <OrderStatusBadge order={order} edits={edits} />
      </div>
      {failed && (
        <div className="mt-3">
          <FailedEditBadge {...failed} />
        </div>
      )}
      <p className="mt-2 text-sm leading-4 text-ink-soft tabular-nums">
        <CustomerLines order={order} highlights={highlights} nameClass="text-lg font-semibold text-ink" />
      </p>
      <p className="text-sm text-ink-soft">{orderedText(order, labels, common)}</p>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="flex flex-col">
          <span className="text-lg font-semibold tabular-nums">{formatRupees(payablePaise(order))}</span>
          <span className="text-sm text-ink-soft">{labels.units(bottleCount(order))}</span>
        </p>
        <div className="flex items-center justify-end gap-1">
          <OrderRowActions order={order} edits={edits} onStep={onStep} onEdit={onEdit} />
        </div>
      </div>
    </li>
  );
});

/** A page of orders on a phone: what the table says, one card an order. */
export function OrderCards({
  orders,
  arrived,
  editsOf,
  selection,
  query,
  search,
  onStep,
  onEdit,
}: OrderListProps) {
  const labels = useLabels(adminOrdersLabels);
  const highlights = useMemo(() => searchHighlights(query), [query]);
  const { selectPage } = useLabels(orderListLabels);
  return (
    <div className="flex flex-col gap-3">
      <div className="-my-2 flex items-center gap-1">
        <SelectPageCheckbox orders={orders} selection={selection} />
        <span aria-hidden className="text-sm text-ink-soft">
          {selectPage(orders.length)}
        </span>
      </div>
      <ul aria-label={labels.caption} className="flex flex-col gap-3">
        {orders.map(order => (
          <ListedOrderCard
            key={order.id}
            order={order}
            edits={editsOf.get(order.id)}
            arrived={arrived.includes(order.id)}
            selected={selection.ids.has(order.id)}
            onSelect={selection.select}
            highlights={highlights}
            search={search}
            onStep={onStep}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </div>
  );
}
