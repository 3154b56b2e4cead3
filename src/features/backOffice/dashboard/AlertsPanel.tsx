import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { lowStock } from '@/entities/figures/stockFigures';
import type { StockItem } from '@/entities/stock/stockItem';
import { formatCount } from '@/shared/lib/numbers';
import { PATHS } from '@/shared/paths';
import { useDashboardText } from '@/shared/text/dashboardText';
import { Panel } from './Panel';

/** More are a page's, not a panel's. */
const SHOWN = 5;

type Props = { readonly items: readonly StockItem[]; readonly className?: string };

/** What is low on the shelf, the emptiest first (spec §9). */
export function AlertsPanel({ items, className = '' }: Props) {
  const text = useDashboardText().alerts;
  const low = useMemo(() => lowStock(items), [items]);
  return (
    <Panel heading={text.heading} more={{ to: PATHS.alerts, label: text.all }} className={className}>
      {low.length === 0 ? (
        <p className="flex items-center gap-2 py-2 text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {text.none}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {low.slice(0, SHOWN).map(({ id, name, size, inStock, reorderPoint }) => (
            <li key={id} className="flex gap-3 rounded-control bg-warn-soft px-3 py-2.5 text-warn">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
              <p className="min-w-0">
                <strong className="font-semibold wrap-anywhere">{text.lowStock(name)}</strong>
                <span className="block text-sm tabular-nums">
                  {text.left(size, formatCount(inStock), formatCount(reorderPoint))}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      {low.length > SHOWN && (
        <p className="mt-2 text-sm text-ink-soft">{text.more(formatCount(low.length - SHOWN))}</p>
      )}
    </Panel>
  );
}
