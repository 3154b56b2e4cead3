import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { StatusBadge } from '@/components/order/StatusBadge';
import { type Order, payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { orderNumber } from '@/domain/order/orderNumber';
import { olderSearch } from '@/features/backOffice/adminOrders/shared/addresses/viewAddress';
import { olderOrdersApi } from '@/features/backOffice/adminOrders/shared/older/olderOrdersApi';
import type { OlderPlace } from '@/features/backOffice/adminOrders/shared/older/olderOrdersRules';
import { customerText, orderedText } from '@/features/backOffice/adminOrders/shared/orderLabels';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { olderOrdersLabels } from '@/i18n/en/backOffice/olderOrders';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { queryFailure } from '@/store/api/queryFailure';
import { useAppSelector } from '@/store/hooks';
import { useManualRetry } from '@/store/useManualRetry';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { Button } from '@/ui/Button';
import { Clamped } from '@/ui/Clamped';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { Pagination } from '@/ui/list/Pagination';
import { Notice } from '@/ui/Notice';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';

type OlderOrderLinkProps = { readonly orderId: string };

/** An older order's id, which leads to all of it. */
function OlderOrderLink({ orderId }: OlderOrderLinkProps) {
  const labels = useLabels(olderOrdersLabels);
  const { search } = useLocation();
  return (
    <Link
      to={{ search: olderSearch(search, orderId) }}
      state={OPENED_FROM_PAGE}
      aria-label={labels.view(orderNumber(orderId))}
      className="inline-flex min-h-11 min-w-[12ch] items-center font-mono break-all text-brand underline underline-offset-4"
    >
      {orderNumber(orderId)}
    </Link>
  );
}

const HEAD = 'px-3 py-3 text-left font-semibold text-ink-soft';
const CELL = 'px-3 py-2 align-middle';

type OlderTableProps = { readonly orders: readonly Order[] };

/** A page of older orders, to look at. */
function OlderTable({ orders }: OlderTableProps) {
  const labels = useLabels(olderOrdersLabels);
  const rowText = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  const { columns } = labels;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{labels.caption}</caption>
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

type OlderCardsProps = { readonly orders: readonly Order[] };

/** A page of older orders on a phone. */
function OlderCards({ orders }: OlderCardsProps) {
  const labels = useLabels(olderOrdersLabels);
  const rowText = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  return (
    <ul aria-label={labels.caption} className="flex flex-col gap-3">
      {orders.map(order => (
        <li key={order.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <OlderOrderLink orderId={order.id} />
            <StatusBadge status={order.status} />
          </div>
          <p className="mt-1 font-semibold">
            <Clamped text={customerText(order, rowText)} />
          </p>
          <p className="text-sm text-ink-soft">{orderedText(order, rowText, common)}</p>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="font-semibold tabular-nums">{formatRupees(payablePaise(order))}</span>
            <span className="text-sm text-ink-soft">{rowText.units(bottleCount(order))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Props = { readonly uid: string; readonly begin: OlderPlace };

/** Page by page back in time. Where each begins is known only from the one before it. */
export function OlderOrdersList({ uid, begin }: Props) {
  const labels = useLabels(olderOrdersLabels);
  const common = useLabels(commonLabels);
  const [places, setPlaces] = useState<readonly OlderPlace[]>([begin]);
  const top = useRef<HTMLDivElement>(null);
  const after = places.at(-1) ?? begin;
  const { currentData, error, isFetching, refetch } = olderOrdersApi.useListOlderOrdersQuery({ uid, after });
  const { asking, ask } = useManualRetry(isFetching, refetch);
  const known = useAppSelector(state => selectMirrored(state, 'orders')?.rows);
  const List = useMediaQuery(TABLET_UP) ? OlderTable : OlderCards;

  // One whose dates disagree may be in the list above as well.
  const orders = currentData?.orders.filter(({ id }) => !known?.[id]);
  const next = currentData?.next;
  const page = places.length;
  return (
    // It stays while a page is read: the focus is on it.
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      {!orders && error && !asking && (
        <Notice tone="bad" urgent>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-60 flex-1">
              <strong>{labels.failed}</strong> {failureText(queryFailure(error), common)}
            </p>
            <Button variant="secondary" onClick={ask}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      )}
      {!orders && (!error || asking) && (
        <p role="status" className="text-ink-soft">
          {labels.loading}
        </p>
      )}
      {orders && (
        <>
          {orders.length > 0 ? <List orders={orders} /> : <p role="status">{labels.none}</p>}
          <Pagination
            label={labels.pages}
            summary={labels.showing(page, orders.length)}
            page={page}
            pageCount={next ? page + 1 : page}
            text={labels}
            onPage={asked => {
              if (asked < page) setPlaces(places.slice(0, -1));
              else if (next) setPlaces([...places, next]);
              top.current?.focus({ preventScroll: true });
              top.current?.scrollIntoView({ behavior: 'instant' });
            }}
          />
        </>
      )}
    </div>
  );
}
