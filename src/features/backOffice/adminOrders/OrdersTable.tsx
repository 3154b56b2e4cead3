import { Fragment } from 'react';
import { type Order, payablePaise } from '@/entities/order/order';
import { bottleCount } from '@/entities/order/orderList';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { formatDay, formatTime } from '@/shared/lib/dates';
import { formatRupees } from '@/shared/lib/money';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { EditOrderButton } from './EditOrderButton';
import { OrderStatusMark } from './OrderStatusMark';
import { customerText } from './orderTexts';
import { SetAsideMark } from './SetAsideMark';

type Props = {
  readonly orders: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly onEdit: (orderId: string) => void;
};

const HEAD = 'px-2 py-3 text-left text-sm font-semibold text-ink-soft';
const CELL = 'px-2 py-3 align-middle';

/** A page of orders where there is room for a table. */
export function OrdersTable({ orders, editsOf, onEdit }: Props) {
  const text = useBackOfficeText().orders;
  const { language } = useCommonText();
  const { columns } = text;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{text.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            <th scope="col" className={`${HEAD} pl-4`}>
              {columns.order}
            </th>
            <th scope="col" className={HEAD}>
              {columns.customer}
            </th>
            <th scope="col" className={HEAD}>
              {columns.date}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {columns.bottles}
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              {columns.total}
            </th>
            <th scope="col" className={HEAD}>
              {columns.status}
            </th>
            <th scope="col" className={`${HEAD} pr-4`}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => {
            const edits = editsOf.get(order.id);
            const setAside = edits?.setAside.at(-1);
            return (
              <Fragment key={order.id}>
                <tr className="border-t border-line hover:bg-canvas">
                  <th scope="row" className={`${CELL} max-w-44 pl-4 text-left font-normal`}>
                    <span className="inline-block min-w-[12ch] font-mono break-all">{order.id}</span>
                    {order.label && (
                      <span className="block whitespace-nowrap text-ink-soft">{order.label}</span>
                    )}
                  </th>
                  <td className={`${CELL} max-w-48`}>
                    <span className="block font-medium wrap-anywhere">{customerText(order, text)}</span>
                    <span className="text-ink-soft tabular-nums">{order.phone}</span>
                  </td>
                  <td className={`${CELL} whitespace-nowrap`}>
                    {order.orderedAt ? (
                      <>
                        <span className="block">{formatDay(order.orderedAt, language)}</span>
                        <span className="text-ink-soft tabular-nums">{formatTime(order.orderedAt)}</span>
                      </>
                    ) : (
                      <span className="text-ink-soft">{text.noDate}</span>
                    )}
                  </td>
                  <td className={`${CELL} text-right tabular-nums`}>{bottleCount(order)}</td>
                  <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                    {formatRupees(payablePaise(order))}
                  </td>
                  <td className={CELL}>
                    <OrderStatusMark order={order} edits={edits} />
                  </td>
                  <td className={`${CELL} pr-4 text-right`}>
                    <EditOrderButton orderId={order.id} onEdit={onEdit} />
                  </td>
                </tr>
                {setAside && (
                  <tr>
                    <td colSpan={7} className="px-4 pb-3">
                      <SetAsideMark {...setAside} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
