import { ArrowUpDown, History, Pencil, RotateCcw } from 'lucide-react';
import type { StockRow } from '@/data/stock/queuedStock';
import type { InventoryDialog } from '@/features/backOffice/inventory/shared/inventoryAddress';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';

export type RowHandlers = {
  readonly onOpen: (dialog: InventoryDialog, productId: string) => void;
  readonly onRestore: (row: StockRow) => void;
};

type Props = RowHandlers & {
  readonly row: StockRow;
  /** Pictures instead of words where there is no room for them; a screen reader hears the words all the same. */
  readonly compact: boolean;
};

/** What can be done with a product. */
export function StockRowActions({ row, compact, onOpen, onRestore }: Props) {
  const labels = useLabels(inventoryLabels);
  const { item } = row;
  const label = itemLabel(item);
  const actions = [
    { name: 'adjust', word: labels.adjust, Icon: ArrowUpDown, act: () => onOpen('adjust', item.id) },
    { name: 'edit', word: labels.edit, Icon: Pencil, act: () => onOpen('edit', item.id) },
    { name: 'history', word: labels.history, Icon: History, act: () => onOpen('history', item.id) },
  ] as const;
  const shape = compact ? 'size-11 px-0! py-0!' : 'flex-1 px-2!';
  return (
    <div className={`flex justify-end ${compact ? 'gap-1.5' : 'flex-wrap gap-2'}`}>
      {item.archived ? (
        <Button
          variant="secondary"
          className={compact ? 'px-3!' : 'flex-1 px-3!'}
          aria-label={labels.of(labels.restore, label)}
          onClick={() => onRestore(row)}
        >
          <RotateCcw aria-hidden className="size-4" />
          {labels.restore}
        </Button>
      ) : null}
      {actions
        .filter(({ name }) => !item.archived || name === 'history')
        .map(({ name, word, Icon, act }) => (
          <Button
            key={name}
            variant="secondary"
            className={shape}
            aria-label={labels.of(word, label)}
            title={compact ? word : undefined}
            onClick={act}
          >
            {compact ? <Icon aria-hidden className="size-4" /> : word}
          </Button>
        ))}
    </div>
  );
}
