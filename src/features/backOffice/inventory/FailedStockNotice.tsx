import { NotSavedNotice } from '@/components/outbox/NotSaved';
import { type FailedStockChange, needsDecision } from '@/data/stock/queuedStock';
import { FailedStockBadge } from '@/features/backOffice/inventory/list/FailedStockBadge';
import type { RowHandlers } from '@/features/backOffice/inventory/list/StockRowActions';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';

type Props = {
  readonly failed: readonly FailedStockChange[];
  readonly onOpen: RowHandlers['onOpen'];
};

/** How many changes failed, and how many counts ask something: their products may be on another page, or not there at all. */
export function FailedStockNotice({ failed, onOpen }: Props) {
  const labels = useLabels(inventoryLabels).queued;
  const asking = failed.filter(needsDecision).length;
  const refused = failed.length - asking;
  // Those of new products have no row to stand beside.
  const creations = failed.filter(({ kind }) => kind === 'creation');
  return (
    <NotSavedNotice
      tone={refused > 0 ? 'bad' : 'warn'}
      said={
        <>
          {refused > 0 && <p>{labels.failedCount(refused)}</p>}
          {asking > 0 && <p>{labels.askingCount(asking)}</p>}
        </>
      }
    >
      {creations.map(creation => (
        <FailedStockBadge key={creation.entry.id} failed={creation} onOpen={onOpen} />
      ))}
    </NotSavedNotice>
  );
}
