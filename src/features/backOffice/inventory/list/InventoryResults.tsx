import type { StockRow } from '@/data/stock/queuedStock';
import { ItemName } from '@/features/backOffice/inventory/shared/ItemName';
import { categoryText, dateTimeText, priceText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { PagedResults } from '@/ui/list/PagedResults';
import { FailedStockBadge } from './FailedStockBadge';
import { InventoryTable } from './InventoryTable';
import type { Sort } from './inventoryFilters';
import { StockBadge } from './StockBadge';
import { type RowHandlers, StockRowActions } from './StockRowActions';

type InventoryCardsProps = RowHandlers & { readonly rows: readonly StockRow[] };

/** A page of products on a phone: what the table says, one card a product. */
function InventoryCards({ rows, ...handlers }: InventoryCardsProps) {
  const labels = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  return (
    <ul aria-label={labels.caption} className="flex flex-col gap-3">
      {rows.map(row => {
        const { item, waiting, failed } = row;
        const refused = failed.at(-1);
        return (
          <li
            key={item.id}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <ItemName item={item}>
              <p className="text-sm text-ink-soft">
                <span className="font-mono wrap-anywhere">{item.sku || labels.noSku}</span>
                {' · '}
                {categoryText(item.category, labels)}
              </p>
            </ItemName>
            <div className="flex items-start justify-between gap-3">
              <StockBadge item={item} waiting={waiting} />
              <p className="flex flex-col items-end text-right">
                <span className="text-lg font-semibold tabular-nums">
                  {priceText(item.pricePaise, labels)}
                </span>
                <span className="text-sm text-ink-soft">{labels.reorderAt(item.reorderPoint)}</span>
              </p>
            </div>
            {refused && <FailedStockBadge failed={refused} onOpen={handlers.onOpen} />}
            <p className="text-sm text-ink-soft">
              {labels.columns.updated}:{' '}
              {item.updatedAt ? dateTimeText(item.updatedAt, common) : labels.notRecorded}
            </p>
            <StockRowActions row={row} compact={false} {...handlers} />
          </li>
        );
      })}
    </ul>
  );
}

type Props = RowHandlers & {
  readonly page: Page<StockRow>;
  readonly asTable: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onPage: (page: number) => void;
  /** Undoes the filters; null when none is set. */
  readonly onShowAll: (() => void) | null;
};

/** What was found: a page of products, or that there are none. */
export function InventoryResults({ page, asTable, sort, onSort, onPage, onShowAll, ...handlers }: Props) {
  const labels = useLabels(inventoryLabels);
  return (
    <PagedResults
      page={page}
      text={labels}
      summary={labels.showing(page.from, page.to, page.total)}
      onPage={onPage}
      onShowAll={onShowAll}
    >
      {asTable ? (
        <InventoryTable rows={page.rows} sort={sort} onSort={onSort} {...handlers} />
      ) : (
        <InventoryCards rows={page.rows} {...handlers} />
      )}
    </PagedResults>
  );
}
