import { useRef } from 'react';
import type { Order } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import type { Page } from '@/shared/lib/page';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Pagination } from '@/shared/ui/Pagination';
import { TABLET_UP, useMediaQuery } from '@/shared/ui/useMediaQuery';
import { OrderCards } from './OrderCards';
import { OrdersTable } from './OrdersTable';

type Props = {
  readonly page: Page<Order>;
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly onPage: (page: number) => void;
  readonly onEdit: (orderId: string) => void;
  /** Undoes the filters; null when none is set. */
  readonly onShowAll: (() => void) | null;
};

/** What a successful reading found: a page of orders, or that there are none. */
export function OrderResults({ page, editsOf, onPage, onEdit, onShowAll }: Props) {
  const text = useBackOfficeText().orders;
  const top = useRef<HTMLElement>(null);
  const List = useMediaQuery(TABLET_UP) ? OrdersTable : OrderCards;

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
        <List orders={page.rows} editsOf={editsOf} onEdit={onEdit} />
        <Pagination
          label={text.pages}
          summary={text.showing(page.from, page.to, page.total)}
          page={page.number}
          pageCount={page.count}
          text={text}
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
