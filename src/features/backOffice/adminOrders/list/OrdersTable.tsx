// @bundle orders-rows, orders-table

import { memo, useMemo } from 'react';
import { SelectPageCheckbox } from '@/features/backOffice/adminOrders/shared/SelectPageCheckbox';
import { searchHighlights } from '@/features/backOffice/adminOrders/shared/searchHighlights';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { SortHeader } from '@/ui/list/SortHeader';
import { OrderRow } from './OrderRow';
import type { OrderListProps } from './orderListProps';
import { nextSort, type SortKey } from './orderSort';

const HEAD = 'px-0.75 lg:px-1 xl:px-2 text-left text-sm font-semibold text-ink-soft';

type HeadProps = Pick<OrderListProps, 'sort' | 'onSort'>;

/** The heads of the columns; typing in the search draws none of them again. */
const ColumnHeads = memo(function ColumnHeads({ sort, onSort }: HeadProps) {
  const { columns } = useLabels(adminOrdersLabels);
  const sortable = (by: SortKey, numeric = false) => (
    <SortHeader
      label={columns[by]}
      direction={sort.by === by ? (sort.descending ? 'descending' : 'ascending') : null}
      // On a tablet the arrow over figures reaches into the column before: a wider one would push Edit out of sight.
      className={`${HEAD} max-xl:[&>button]:px-0 ${numeric ? 'max-xl:[&_svg]:-ml-5' : ''}`}
      numeric={numeric}
      onSort={() => onSort(nextSort(sort, by))}
    />
  );
  return (
    <>
      <th scope="col" className={HEAD}>
        {columns.order}
      </th>
      {sortable('customer')}
      {sortable('date')}
      {sortable('bottles', true)}
      {sortable('total', true)}
      {sortable('status')}
      <th scope="col" className={HEAD}>
        <span className="sr-only">{columns.actions}</span>
      </th>
    </>
  );
});

/** A page of orders where there is room for a table. */
export function OrdersTable({
  orders,
  arrived,
  editsOf,
  selection,
  sort,
  onSort,
  query,
  search,
  onStep,
  onEdit,
}: OrderListProps) {
  const labels = useLabels(adminOrdersLabels);
  const highlights = useMemo(() => searchHighlights(query), [query]);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{labels.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            <td className="w-11 xl:pl-2">
              <SelectPageCheckbox orders={orders} selection={selection} />
            </td>
            <ColumnHeads sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <OrderRow
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
        </tbody>
      </table>
    </div>
  );
}
