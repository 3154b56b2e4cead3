import { TriangleAlert } from 'lucide-react';
import { UnsentMark } from '@/components/outbox/UnsentMark';
import type { StockRow } from '@/data/stock/queuedStock';
import { isLow } from '@/domain/stock/stockItem';
import { suggestedReorder } from '@/features/backOffice/inventory/item/itemFormRules';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';

const SHAPE =
  'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap';

type Props = Pick<StockRow, 'item' | 'waiting'>;

/** How much there is, whether that is low (spec §4), how much to order, and whether it is only this device's so far. */
export function StockBadge({ item, waiting }: Props) {
  const labels = useLabels(inventoryLabels);
  const suggested = suggestedReorder(item);
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="flex items-center gap-x-2 gap-y-1 md:max-xl:flex-col md:max-xl:items-start">
        <span className="text-lg font-semibold tabular-nums">{item.inStock}</span>
        {isLow(item) ? (
          <span className={`${SHAPE} bg-warn-soft text-warn`}>
            <TriangleAlert aria-hidden className="size-4" />
            {labels.low}
          </span>
        ) : (
          <span className={`${SHAPE} bg-good-soft text-good`}>{labels.inStock}</span>
        )}
      </div>
      {suggested !== null && !item.archived && (
        <span className="text-sm text-ink-soft tabular-nums">{labels.suggested(suggested)}</span>
      )}
      {waiting && <UnsentMark />}
    </div>
  );
}
