// @bundle orders-rows

import { useCallback, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { EmptyState } from '@/ui/list/EmptyState';
import { Pagination } from '@/ui/list/Pagination';
import type { Selection } from '@/ui/list/useSelection';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { OrderCards, OrdersTable } from './lazyForms';
import { isFiltered, NO_FILTERS, type OrderFilters, PAGE_SIZES, USUAL_PAGE_SIZE } from './orderFilters';
import type { OrderSort } from './orderSort';
import { useArrivals } from './useArrivals';
import { useRowStep } from './useRowStep';

// Comes with the first order that arrives.
const ArrivedOrders = lazyPart(() => import('./ArrivedOrders').then(part => part.ArrivedOrders));

type PageSizeFieldProps = { readonly size: number; readonly onSize: (size: number) => void };

/** How many orders make a page. */
function PageSizeField({ size, onSize }: PageSizeFieldProps) {
  const labels = useLabels(orderListLabels);
  const id = useId();
  return (
    <div className="flex items-center gap-2 text-sm text-ink-soft">
      <label htmlFor={id}>{labels.pageSize}</label>
      <select
        id={id}
        className="min-h-11 rounded-control border border-line-strong bg-surface pr-8 pl-3 text-ink tabular-nums"
        value={size}
        onChange={event => onSize(Number(event.target.value))}
      >
        {PAGE_SIZES.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

type Props = {
  /** All that were found, sorted; or the first of them. */
  readonly shown: readonly Order[];
  /** Whether these are all: of a part nothing is counted, and there is no other page. */
  readonly whole: boolean;
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly filters: OrderFilters;
  readonly selection: Selection;
  readonly onChange: (change: Partial<OrderFilters>) => void;
  readonly onEdit: (orderId: string) => void;
};

/** What a successful reading found: a page of orders, or that there are none. */
export function OrderResults({ shown, whole, editsOf, filters, selection, onChange, onEdit }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const top = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const onStep = useRowStep();
  const { query, sort, size } = filters;
  const onSort = useCallback((sort: OrderSort) => onChange({ sort }), [onChange]);
  const List = useMediaQuery(TABLET_UP) ? OrdersTable : OrderCards;
  const { arrived, waiting, rows, isUnseen, letIn, pointing } = useArrivals(top, shown);
  const page = pageOf(rows, filters.page, size);
  /** A page is read from its top, not from where the button stood. */
  function goTo(number: number) {
    if (number !== page.number) onChange({ page: number });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ behavior: 'instant' });
  }

  const arrivals = (waiting > 0 || isUnseen) && (
    <ArrivedOrders
      waiting={waiting}
      isUnseen={isUnseen}
      onShow={() => {
        letIn();
        goTo(1);
      }}
    />
  );

  if (page.total === 0) {
    const filtered = isFiltered(filters);
    return (
      <div role="status">
        {arrivals}
        <EmptyState heading={labels.empty} hint={filtered ? labels.noMatchHint : labels.emptyHint}>
          {filtered && (
            <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
              {labels.showAll}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={labels.caption}
      className="scroll-mt-20 outline-none"
      {...pointing}
    >
      {arrivals}
      <div className="flex flex-col gap-4">
        <List
          orders={page.rows}
          arrived={arrived}
          editsOf={editsOf}
          selection={selection}
          sort={sort}
          onSort={onSort}
          search={search}
          query={query}
          onStep={onStep}
          onEdit={onEdit}
        />
        {whole && (
          <Pagination
            label={labels.pages}
            summary={labels.showing(page.from, page.to, page.total)}
            page={page.number}
            pageCount={page.count}
            text={labels}
            onPage={goTo}
          >
            {page.total > USUAL_PAGE_SIZE && (
              <PageSizeField size={size} onSize={size => onChange({ size })} />
            )}
          </Pagination>
        )}
      </div>
    </section>
  );
}
