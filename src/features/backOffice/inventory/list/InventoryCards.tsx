import type { StockRow } from '@/data/stock/queuedStock';
import { ItemName } from '@/features/backOffice/inventory/shared/ItemName';
import { categoryText, momentText, priceText } from '@/features/backOffice/inventory/shared/stockTexts';
import { commonLabels } from '@/i18n/en/common';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { RowActions, type RowHandlers } from './RowActions';
import { SetAsideMark } from './SetAsideMark';
import { StockMark } from './StockMark';

type Props = RowHandlers & { readonly rows: readonly StockRow[] };

/** A page of products on a phone: what the table says, one card a product. */
export function InventoryCards({ rows, ...handlers }: Props) {
  const text = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  return (
    <ul aria-label={text.caption} className="flex flex-col gap-3">
      {rows.map(row => {
        const { item, waiting, setAside } = row;
        const refused = setAside.at(-1);
        return (
          <li
            key={item.id}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <ItemName item={item}>
              <p className="text-sm text-ink-soft">
                <span className="font-mono wrap-anywhere">{item.sku || text.noSku}</span>
                {' · '}
                {categoryText(item.category, text)}
              </p>
            </ItemName>
            <div className="flex items-start justify-between gap-3">
              <StockMark item={item} waiting={waiting} />
              <p className="flex flex-col items-end text-right">
                <span className="text-lg font-semibold tabular-nums">{priceText(item.pricePaise, text)}</span>
                <span className="text-sm text-ink-soft">{text.reorderAt(item.reorderPoint)}</span>
              </p>
            </div>
            {refused && <SetAsideMark setAside={refused} onOpen={handlers.onOpen} />}
            <p className="text-sm text-ink-soft">
              {text.columns.updated}: {item.updatedAt ? momentText(item.updatedAt, common) : text.notRecorded}
            </p>
            <RowActions row={row} compact={false} {...handlers} />
          </li>
        );
      })}
    </ul>
  );
}
