import { useMemo } from 'react';
import { emptiestFirst, type StockLevel, stockBar, withoutArchived } from '@/domain/metrics/stockMetrics';
import { productLabel } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { PATHS } from '@/lib/paths';
import { Panel } from './Panel';

/** The emptiest are what staff look for. */
const SHOWN = 6;

const LEVELS: { readonly [level in StockLevel]: { readonly bar: string; readonly badge: string } } = {
  low: { bar: 'bg-bad', badge: 'bg-bad-soft text-bad' },
  medium: { bar: 'bg-accent', badge: 'bg-warn-soft text-warn' },
  good: { bar: 'bg-good', badge: 'bg-good-soft text-good' },
};

type Props = { readonly items: readonly StockItem[]; readonly className?: string };

/** How full the shelf is, product by product (spec §4, §9). */
export function InventoryBars({ items, className = '' }: Props) {
  const labels = useLabels(dashboardLabels).inventory;
  const shelf = useMemo(() => emptiestFirst(withoutArchived(items)), [items]);
  return (
    <Panel
      heading={labels.heading}
      more={{ to: PATHS.inventory, label: labels.manage }}
      className={className}
    >
      {shelf.length === 0 ? (
        <p className="py-2 text-ink-soft">{labels.empty}</p>
      ) : (
        <ul aria-label={labels.caption} className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-1">
          {shelf.slice(0, SHOWN).map(item => {
            const { capacity, fill, level } = stockBar(item);
            return (
              <li key={item.id}>
                <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="min-w-0 text-sm font-semibold wrap-anywhere">{productLabel(item)}</span>
                  <span className="flex items-center gap-2 text-sm tabular-nums">
                    <span className="text-ink-soft">
                      {labels.fill(formatCount(item.inStock), formatCount(capacity))}
                    </span>{' '}
                    <span className={`rounded-full px-2.5 py-0.5 font-semibold ${LEVELS[level].badge}`}>
                      {labels.level[level]}
                    </span>
                  </span>
                </p>
                <div aria-hidden className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
                  <div
                    className={`h-full rounded-full ${LEVELS[level].bar}`}
                    style={{ width: `${Math.min(fill, 1) * 100}%` }}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {shelf.length > SHOWN && (
        <p className="mt-4 text-sm text-ink-soft">{labels.more(formatCount(shelf.length - SHOWN))}</p>
      )}
      <p className="mt-4 text-sm text-ink-soft">{labels.how}</p>
    </Panel>
  );
}
