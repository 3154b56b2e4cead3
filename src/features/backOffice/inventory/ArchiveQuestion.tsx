import type { StockItem } from '@/entities/stock/stockItem';
import { useInventoryText } from '@/shared/text/inventoryText';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { itemLabel } from './stockTexts';

type Props = { readonly item: StockItem; readonly onArchive: () => void; readonly onKeep: () => void };

/** Says what archiving does, before it is done. */
export function ArchiveQuestion({ item, onArchive, onKeep }: Props) {
  const { archiving: text } = useInventoryText();
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
