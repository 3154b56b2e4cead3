import type { StockItem } from '@/domain/stock/stockItem';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockTexts';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';

type Props = { readonly item: StockItem; readonly onArchive: () => void; readonly onKeep: () => void };

/** Says what archiving does, before it is done. */
export function ArchiveQuestion({ item, onArchive, onKeep }: Props) {
  const { archiving: text } = useLabels(inventoryLabels);
  return (
    <ConfirmDialog
      heading={text.heading(itemLabel(item))}
      confirm={text.confirm}
      keep={text.keep}
      onConfirm={onArchive}
      onKeep={onKeep}
    >
      <p>{text.body}</p>
      {item.inStock > 0 && <p className="font-semibold">{text.stillThere(item.inStock)}</p>}
    </ConfirmDialog>
  );
}
