import type { ReactNode } from 'react';
import type { Customer } from '@/domain/customer/customer';
import { mostOrderedProduct } from '@/domain/customer/customerProfile';
import { productLabel } from '@/domain/product/productLabel';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { formatDay } from '@/lib/time/dates';

type Props = { readonly customer: Customer };

/** A customer in a few figures. */
export function CustomerMetrics({ customer }: Props) {
  const labels = useLabels(customersLabels);
  const { page } = labels;
  const { language } = useLabels(commonLabels);
  const { totalOrders, cancelledOrders, totalSpentPaise, firstOrder, lastOrder, orders } = customer;
  const paid = totalOrders - cancelledOrders;
  const usual = mostOrderedProduct(orders);
  const day = (iso: string | null) => (iso ? formatDay(iso, language) : page.none);
  return (
    <section aria-label={page.metrics}>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <MetricCard
          name={page.orders}
          hint={cancelledOrders > 0 ? labels.cancelledOf(cancelledOrders) : null}
        >
          {formatCount(totalOrders)}
        </MetricCard>
        <MetricCard
          name={page.spent}
          hint={paid > 0 ? `${page.average}: ${formatRupees(Math.round(totalSpentPaise / paid))}` : null}
        >
          {formatRupees(totalSpentPaise)}
        </MetricCard>
        <MetricCard name={page.lastOrder} hint={firstOrder ? `${page.firstOrder}: ${day(firstOrder)}` : null}>
          {day(lastOrder)}
        </MetricCard>
        <MetricCard name={page.usual} hint={usual && page.usualHint(usual.bottles, usual.orders)}>
          {usual ? productLabel(usual) : page.none}
        </MetricCard>
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{page.spentHint}</p>
    </section>
  );
}

type CardProps = { readonly name: string; readonly hint: string | null; readonly children: ReactNode };

function MetricCard({ name, hint, children }: CardProps) {
  return (
    <div className="min-w-0 rounded-card bg-surface p-4 shadow-card sm:p-5">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="block font-display text-xl font-semibold wrap-anywhere tabular-nums sm:text-2xl">
          {children}
        </span>
        {hint && <span className="mt-1 block text-sm text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}
