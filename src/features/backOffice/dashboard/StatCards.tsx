import { ClipboardList, Droplets, Factory, Package } from 'lucide-react';
import type { DashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { useLabels } from '@/i18n/labels';
import { formatCount, formatLitres, formatShare } from '@/lib/number/numbers';
import type { PeriodName } from './dashboardAddress';
import type { DashboardMetrics } from './dashboardMetrics';
import { type Stat, StatCard } from './StatCard';

type Props = { readonly metrics: DashboardMetrics; readonly period: PeriodName };

/** The spec's four, in its order. */
function statsOf(
  { orders, production, inventory, water }: DashboardMetrics,
  period: PeriodName,
  all: DashboardLabels,
): Stat[] {
  const text = all.stats;
  const onOrders = (count: number) => (count === 1 ? text.onOrder : text.onOrders(formatCount(count)));
  const against = (change: number | null, { nothingBefore }: DashboardLabels['stats']['orders' | 'water']) =>
    (change === null ? nothingBefore : text.against)[period];
  const shareOr = (fraction: number | null) => (fraction === null ? all.notKnown : formatShare(fraction));
  return [
    {
      name: text.orders.name,
      Icon: ClipboardList,
      value: formatCount(orders.count),
      change: orders.change,
      against: against(orders.change, text.orders),
      moreIsBetter: true,
      basedOn: onOrders(orders.count),
      how: [
        text.orders.how,
        ...(orders.undated > 0 ? [text.orders.undated(formatCount(orders.undated))] : []),
      ],
    },
    {
      name: text.production.name,
      Icon: Factory,
      value: shareOr(production.fraction),
      change: null,
      against: text.production.noBefore,
      moreIsBetter: true,
      basedOn: text.onRuns(formatCount(production.runs)),
      how: [
        text.production.how,
        text.production.sum(formatCount(production.completed), formatCount(production.target)),
      ],
    },
    {
      name: text.inventory.name,
      Icon: Package,
      value: shareOr(inventory.fraction),
      change: inventory.change,
      against: text.since[period],
      moreIsBetter: true,
      basedOn: text.onProducts(formatCount(inventory.products)),
      how: [
        text.inventory.how,
        text.inventory.sum(formatCount(inventory.bottles), formatCount(inventory.products)),
        text.inventory.before,
      ],
    },
    {
      name: text.water.name,
      Icon: Droplets,
      value: formatLitres(water.ml),
      change: water.change,
      against: against(water.change, text.water),
      moreIsBetter: false,
      basedOn: onOrders(water.orders),
      how: [
        text.water.how,
        ...(water.bottlesOfNoSize > 0 ? [text.water.noSize(formatCount(water.bottlesOfNoSize))] : []),
      ],
    },
  ];
}

export function StatCards({ metrics, period }: Props) {
  const labels = useLabels(dashboardLabels);
  return (
    <section aria-label={labels.stats.heading}>
      <h2 className="sr-only">{labels.stats.heading}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {statsOf(metrics, period, labels).map(stat => (
          <StatCard key={stat.name} {...stat} />
        ))}
      </ul>
    </section>
  );
}
