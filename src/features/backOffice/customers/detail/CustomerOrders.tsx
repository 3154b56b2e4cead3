import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '@/components/order/StatusBadge';
import { type Order, payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { productLabel } from '@/domain/product/productLabel';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { pageOf } from '@/lib/page';
import { PATHS } from '@/lib/paths';
import { formatDay } from '@/lib/time/dates';
import { Clamped } from '@/ui/Clamped';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { Pagination } from '@/ui/list/Pagination';
import { TALL_TARGET } from '@/ui/tallTarget';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';

const PAGE_SIZE = 10;

const orderAddress = (orderId: string): string =>
  `${PATHS.adminOrders}?${new URLSearchParams({ view: orderId })}`;

const itemsText = ({ items }: Order): string =>
  items
    .map(
      ({ productId, productName, size, quantity }) =>
        `${productLabel({ name: productName || productId, size })} × ${quantity}`,
    )
    .join(', ');

const HEAD = 'px-3 py-3 text-left text-sm font-semibold text-ink-soft';
const CELL = 'px-3 py-3 align-top';

type Props = {
  /** The newest first. */
  readonly orders: readonly Order[];
};

/** The orders of a customer, each a link to where it is looked at. */
export function CustomerOrders({ orders }: Props) {
  const labels = useLabels(customersLabels);
  const { page: words, noDate } = labels;
  const { language } = useLabels(commonLabels);
  const asTable = useMediaQuery(TABLET_UP);
  const [asked, setAsked] = useState(1);
  const page = pageOf(orders, asked, PAGE_SIZE);
  const dayOf = ({ orderedAt }: Order) => (orderedAt ? formatDay(orderedAt, language) : noDate);
  const linkTo = ({ id, label }: Order) => (
    <>
      <Link
        to={orderAddress(id)}
        state={OPENED_FROM_PAGE}
        className={`inline-flex min-h-6 min-w-[14ch] items-center font-mono break-all text-brand underline ${TALL_TARGET}`}
      >
        {orderNumber(id)}
      </Link>
      {label && <span className="block text-ink-soft">{label}</span>}
    </>
  );
  if (page.total === 0) return <p className="text-ink-soft">{words.noOrders}</p>;
  return (
    <div className="flex flex-col gap-4">
      {asTable ? (
        <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{words.ordersCaption}</caption>
            <thead className="bg-sunken">
              <tr>
                <th scope="col" className={HEAD}>
                  {words.columns.order}
                </th>
                <th scope="col" className={HEAD}>
                  {words.columns.date}
                </th>
                <th scope="col" className={HEAD}>
                  {words.columns.items}
                </th>
                <th scope="col" className={`${HEAD} text-right`}>
                  {words.columns.total}
                </th>
                <th scope="col" className={HEAD}>
                  {words.columns.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {page.rows.map(order => (
                <tr key={order.id} className="border-t border-line">
                  <th scope="row" className={`${CELL} text-left font-normal`}>
                    {linkTo(order)}
                  </th>
                  <td className={`${CELL} whitespace-nowrap`}>{dayOf(order)}</td>
                  <td className={CELL}>
                    <Clamped text={itemsText(order)} />
                  </td>
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
      ) : (
        <ul aria-label={words.ordersCaption} className="flex flex-col gap-3">
          {page.rows.map(order => (
            <li key={order.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <div className="min-w-0 text-sm">{linkTo(order)}</div>
                <StatusBadge status={order.status} />
              </div>
              <p className="mt-2 text-sm">
                <Clamped text={itemsText(order)} />
              </p>
              <p className="mt-1 flex items-baseline justify-between gap-3">
                <span className="text-sm text-ink-soft">{dayOf(order)}</span>
                <span className="font-semibold tabular-nums">{formatRupees(payablePaise(order))}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {page.count > 1 && (
        <Pagination
          label={words.ordersPages}
          summary={words.ordersShowing(page.from, page.to, page.total)}
          page={page.number}
          pageCount={page.count}
          text={labels.pages}
          onPage={setAsked}
        />
      )}
    </div>
  );
}
