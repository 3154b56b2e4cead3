import type { StockRow } from '@/data/stock/queuedStock';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { PagedResults } from '@/ui/list/PagedResults';
import { InventoryCards } from './InventoryCards';
import { InventoryTable } from './InventoryTable';
import type { Sort } from './inventoryFilters';
import type { RowHandlers } from './RowActions';

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
  const text = useLabels(inventoryLabels);
  return (
    <PagedResults
      page={page}
      text={text}
      summary={text.showing(page.from, page.to, page.total)}
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
