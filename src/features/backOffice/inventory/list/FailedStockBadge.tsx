import { type FailedStockChange, needsDecision } from '@/data/stock/queuedStock';
import { DIALOG_OF } from '@/features/backOffice/inventory/shared/inventoryAddress';
import { stockChangeLabels } from '@/features/backOffice/inventory/shared/stockChangeLabels';
import { problemText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { RowHandlers } from './StockRowActions';

type Props = { readonly failed: FailedStockChange; readonly onOpen: RowHandlers['onOpen'] };

/** Beside the product as it is: the change that could not be saved, why, and the form it can be corrected in. */
export function FailedStockBadge({ failed, onOpen }: Props) {
  const labels = useLabels(inventoryLabels);
  const { title, details } = stockChangeLabels(failed, labels);
  const asks = needsDecision(failed);
  const correct = asks ? labels.queued.decide : labels.queued.correct;
  const what = details.join(', ') || title;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 rounded-control px-4 py-2 text-sm ${asks ? 'bg-warn-soft' : 'bg-bad-soft'}`}
    >
      <div className="min-w-48 flex-1 py-1">
        <p className={`font-semibold ${asks ? 'text-warn' : 'text-bad'}`}>
          {asks ? labels.queued.asking(what) : labels.queued.notSaved(what)}
        </p>
        <p className="wrap-anywhere">{problemText(failed.problem, labels)}</p>
      </div>
      <Button
        variant="secondary"
        className="px-4!"
        aria-label={labels.of(correct, title)}
        onClick={() => onOpen(DIALOG_OF[failed.kind], failed.change.productId)}
      >
        {correct}
      </Button>
    </div>
  );
}
