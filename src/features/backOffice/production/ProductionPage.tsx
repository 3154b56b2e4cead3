import { useMemo } from 'react';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectProductionBatches } from '@/data/production/productionMirror';
import { selectLinesWithChanges } from '@/data/production/queuedLines';
import { selectStockItems } from '@/data/stock/stockRows';
import { suggestBatches } from '@/domain/metrics/productionFigures';
import { productionLabels } from '@/i18n/en/production';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { together, useMirror } from '@/sync/mirror/useMirror';
import { EmptyState } from '@/ui/list/EmptyState';
import { LineCard } from './LineCard';
import { SuggestedBatches } from './SuggestedBatches';
import { SummaryCards } from './SummaryCards';
import { UpcomingBatches } from './UpcomingBatches';

/** `/admin/dashboard/production`: the lines, what they make, and what comes next (spec §2). */
export function ProductionPage() {
  const text = useLabels(productionLabels);
  const owner = useOutboxOwner();
  const now = useNow();
  const stock = useMirror('inventory');
  const reading = together(useMirror('productionLines'), useMirror('productionBatches'));
  const { lines, changesOf } = useAppSelector(state => selectLinesWithChanges(state, owner));
  const batches = useAppSelector(selectProductionBatches);
  const items = useAppSelector(selectStockItems);
  const lineNames = useMemo(() => new Map(lines.map(({ id, name }) => [id, name])), [lines]);
  const suggestions = useMemo(() => suggestBatches(items, batches, lines), [items, batches, lines]);

  return (
    <div className="flex flex-col gap-6">
      <RoomHeading title={text.heading} reading={reading} />
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {reading.complete && (
        <>
          <SummaryCards lines={lines} />
          <section aria-labelledby="production-lines" className="flex flex-col gap-3">
            <h2 id="production-lines" className="font-display text-2xl font-semibold">
              {text.lines.heading}
            </h2>
            {lines.length === 0 ? (
              <EmptyState heading={text.lines.empty} hint={text.lines.emptyHint} />
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
          {/* A hint: the room does not wait for the stock, nor fail with it. */}
          {stock.complete && <SuggestedBatches suggestions={suggestions} />}
        </>
      )}
    </div>
  );
}
