import { Link } from 'react-router-dom';
import { StatusBadge } from '@/components/order/StatusBadge';
import { type Order, payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatDateTime } from '@/lib/time/dates';
import { Clamped } from '@/ui/Clamped';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { VIEW_PARAM } from './dashboardAddress';

type ListProps = { readonly orders: readonly Order[] };

function useRowLabels() {
  const labels = useLabels(dashboardLabels).recent;
  const { language } = useLabels(commonLabels);
  return {
    text: labels,
    nameOf: ({ customerName, email }: Order) => customerName || email || labels.noName,
    dateOf: ({ orderedAt }: Order) => (orderedAt ? formatDateTime(orderedAt, language) : labels.noDate),
  };
}

function RecentOrderLink({ order }: { readonly order: Order }) {
  const { text } = useRowLabels();
  const { linkTo } = useOpenInAddress(VIEW_PARAM);
  const called = orderNumber(order.id);
  return (
    <Link
      {...linkTo(order.id)}
      aria-label={text.view(called)}
      className="inline-flex min-h-11 items-center font-mono text-sm font-semibold text-brand underline-offset-4 wrap-anywhere hover:underline"
    >
      {called}
    </Link>
  );
}

export function RecentTable({ orders }: ListProps) {
  const { text, nameOf, dateOf } = useRowLabels();
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr className="border-b border-line text-sm text-ink-soft">
          {[text.order, text.customer, text.date].map(heading => (
            <th key={heading} scope="col" className="pr-4 pb-2 font-semibold">
              {heading}
            </th>
          ))}
          <th scope="col" className="pr-4 pb-2 text-right font-semibold">
            {text.total}
          </th>
          <th scope="col" className="pb-2 font-semibold">
            {text.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(order => (
          <tr key={order.id} className="border-b border-line last:border-0">
            <th scope="row" className="pr-4 font-normal">
              <RecentOrderLink order={order} />
            </th>
            <td className="max-w-48 py-2 pr-4">
              <Clamped text={nameOf(order)} />
            </td>
            <td className="py-2 pr-4 text-sm text-ink-soft tabular-nums">{dateOf(order)}</td>
            <td className="py-2 pr-4 text-right tabular-nums">{formatRupees(payablePaise(order))}</td>
            <td className="py-2">
              <StatusBadge status={order.status} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RecentCards({ orders }: ListProps) {
  const { text, nameOf, dateOf } = useRowLabels();
  return (
    <ul aria-label={text.caption} className="flex flex-col divide-y divide-line">
      {orders.map(order => (
        <li key={order.id} className="py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <RecentOrderLink order={order} />
            <StatusBadge status={order.status} />
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Clamped text={nameOf(order)} className="min-w-0 font-semibold" />
            <span className="tabular-nums">{formatRupees(payablePaise(order))}</span>
          </p>
          <p className="text-sm text-ink-soft tabular-nums">{dateOf(order)}</p>
        </li>
      ))}
    </ul>
  );
}
