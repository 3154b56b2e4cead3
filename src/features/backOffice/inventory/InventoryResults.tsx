import { useRef } from 'react';
import type { StockRow } from '@/entities/stock/queuedStock';
import type { Page } from '@/shared/lib/page';
import { useInventoryText } from '@/shared/text/inventoryText';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Pagination } from '@/shared/ui/Pagination';
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

/** What a successful reading found: a page of products, or that there are none. */
export function InventoryResults({ page, asTable, sort, onSort, onPage, onShowAll, ...handlers }: Props) {
  const text = useInventoryText();
  const top = useRef<HTMLElement>(null);
  if (page.total === 0) {
    return (
      <div role="status">
        <EmptyState heading={text.empty} hint={onShowAll ? text.noMatchHint : text.emptyHint}>
          {onShowAll && (
            <Button variant="secondary" onClick={onShowAll}>
              {text.showAll}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <section ref={top} tabIndex={-1} aria-label={text.caption} className="scroll-mt-20 outline-none">
      <div className="flex flex-col gap-4">
        {asTable ? (
          <InventoryTable rows={page.rows} sort={sort} onSort={onSort} {...handlers} />
        ) : (
          <InventoryCards rows={page.rows} {...handlers} />
        )}
        <Pagination
          label={text.pages.label}
          summary={text.showing(page.from, page.to, page.total)}
          page={page.number}
          pageCount={page.count}
          text={text.pages}
          onPage={number => {
            onPage(number);
            // A page is read from its top, not from where the button stood.
            top.current?.focus({ preventScroll: true });
            top.current?.scrollIntoView({ behavior: 'instant' });
          }}
        />
      </div>
    </section>
  );
}
