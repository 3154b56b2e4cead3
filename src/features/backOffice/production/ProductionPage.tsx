import { Lightbulb } from 'lucide-react';
import { useMemo } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectProductionBatches } from '@/data/production/productionMirror';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { selectStockItems } from '@/data/stock/stockRows';
import {
  efficiencyGrade,
  type SuggestedBatch,
  suggestBatches,
  summarize,
} from '@/domain/metrics/productionMetrics';
import { productLabel } from '@/domain/product/productLabel';
import type { ProductionLine } from '@/domain/production/production';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { useLabels } from '@/i18n/labels';
import { formatCount, formatShare } from '@/lib/number/numbers';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';
import { EmptyState } from '@/ui/list/EmptyState';
import { EfficiencyBadge } from './EfficiencyBadge';
import { LineCard } from './LineCard';
import { UpcomingBatches } from './UpcomingBatches';

type SummaryCardsProps = { readonly lines: readonly ProductionLine[] };

/** All lines in three figures. */
function SummaryCards({ lines }: SummaryCardsProps) {
  const { summary: labels } = useLabels(productionLabels);
  const { running, lines: all, rate, averageEfficiency } = summarize(lines);
  const share = rate.fraction === null ? null : formatShare(rate.fraction);
  return (
    <section aria-label={labels.label}>
      <dl className="grid gap-4 sm:grid-cols-3">
        <ProductionCard name={labels.running} value={labels.ofLines(running, all)} />
        <ProductionCard
          name={labels.output}
          value={labels.bottles(formatCount(rate.completed), formatCount(rate.target))}
          hint={[share, labels.outputHint].filter(Boolean).join(' · ')}
        />
        <ProductionCard
          name={labels.efficiency}
          value={averageEfficiency === null ? labels.none : formatShare(averageEfficiency / 100)}
          hint={averageEfficiency === null ? labels.noneHint : labels.efficiencyHint}
          badge={
            averageEfficiency === null ? null : <EfficiencyBadge grade={efficiencyGrade(averageEfficiency)} />
          }
        />
      </dl>
    </section>
  );
}

type CardProps = {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly badge?: React.ReactNode;
};

function ProductionCard({ name, value, hint, badge }: CardProps) {
  return (
    <div className="rounded-card bg-surface p-5 shadow-card">
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
          {badge}
        </span>
        {hint && <span className="mt-1 block text-sm text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}

type Props = { readonly suggestions: readonly SuggestedBatch[] };

/** What ought to be made and is not planned; nothing is planned by itself. */
function SuggestedBatches({ suggestions }: Props) {
  const { suggestions: labels } = useLabels(productionLabels);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggested-batches" className="rounded-card border border-line bg-surface p-5">
      <h2 id="suggested-batches" className="flex items-center gap-2 text-lg font-semibold">
        <Lightbulb aria-hidden className="size-5 text-brand" />
        {labels.heading}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{labels.hint}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {suggestions.map(({ item, quantity }) => (
          <li key={item.id} className="rounded-control bg-sunken px-4 py-3">
            <p className="font-medium wrap-anywhere">
              {labels.item(productLabel(item), formatCount(quantity))}
            </p>
            <p className="text-sm text-ink-soft">{labels.stock(item.inStock, item.reorderPoint)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/admin/dashboard/production`: the lines, what they make, and what comes next (spec §2). */
export function ProductionPage() {
  const labels = useLabels(productionLabels);
  const owner = useOutboxOwner();
  const now = useNow();
  const stock = useMirror('inventory');
  const reading = combineReadings(useMirror('productionLines'), useMirror('productionBatches'));
  const { lines, changesOf } = useAppSelector(state => selectLinesWithChanges(state, owner));
  const batches = useAppSelector(selectProductionBatches);
  const items = useAppSelector(selectStockItems);
  const lineNames = useMemo(() => new Map(lines.map(({ id, name }) => [id, name])), [lines]);
  const suggestions = useMemo(() => suggestBatches(items, batches, lines), [items, batches, lines]);

  return (
    <div className="flex flex-col gap-6">
      <StaffPageHeading title={labels.heading} reading={reading} />
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {reading.complete && (
        <>
          <SummaryCards lines={lines} />
          <section aria-labelledby="production-lines" className="flex flex-col gap-3">
            <h2 id="production-lines" className="font-display text-2xl font-semibold">
              {labels.lines.heading}
            </h2>
            {lines.length === 0 ? (
              <EmptyState heading={labels.lines.empty} hint={labels.lines.emptyHint} />
            ) : (
              <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                {lines.map(line => (
                  <li key={line.id} className="grid">
                    <LineCard line={line} changes={changesOf.get(line.id)} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <UpcomingBatches batches={batches} lineNames={lineNames} now={now} />
          {/* A hint: the page does not wait for the stock, nor fail with it. */}
          {stock.complete && <SuggestedBatches suggestions={suggestions} />}
        </>
      )}
    </div>
  );
}
