import { useMemo } from 'react';
import { searchMarks } from '@/features/backOffice/adminOrders/shared/searchMarks';
import { TickPage } from '@/features/backOffice/adminOrders/shared/TickPage';
import { adminOrdersLabels } from '@/i18n/en/adminOrders';
import { orderListLabels } from '@/i18n/en/orderList';
import { useLabels } from '@/i18n/labels';
import { OrderCard } from './OrderCard';
import type { OrderListProps } from './orderListProps';

/** A page of orders on a phone: what the table says, one card an order. */
export function OrderCards({ orders, editsOf, selection, query, search, onEdit }: OrderListProps) {
  const text = useLabels(adminOrdersLabels);
  const marks = useMemo(() => searchMarks(query), [query]);
  const { selectPage } = useLabels(orderListLabels);
  return (
    <div className="flex flex-col gap-3">
      <div className="-my-2 flex items-center gap-1">
        <TickPage orders={orders} selection={selection} />
        <span aria-hidden className="text-sm text-ink-soft">
          {selectPage(orders.length)}
        </span>
      </div>
      <ul aria-label={text.caption} className="flex flex-col gap-3">
        {orders.map(order => (
          <OrderCard
            key={order.id}
            order={order}
            edits={editsOf.get(order.id)}
            selected={selection.ids.has(order.id)}
            onSelect={selection.select}
            marks={marks}
            search={search}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </div>
  );
}
