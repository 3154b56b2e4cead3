import { useRef } from 'react';
import type { Customer } from '@/entities/customer/customer';
import type { Page } from '@/shared/lib/page';
import { useCustomersText } from '@/shared/text/customersText';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Pagination } from '@/shared/ui/Pagination';
import { CustomerCards } from './CustomerCards';
import { type CustomerListProps, CustomersTable } from './CustomersTable';

type Props = Omit<CustomerListProps, 'customers'> & {
  readonly page: Page<Customer>;
  readonly asTable: boolean;
  readonly onPage: (page: number) => void;
  /** Undoes the filters; null when none is set. */
  readonly onShowAll: (() => void) | null;
};

/** What was found: a page of customers, or that there are none. */
export function CustomerResults({ page, asTable, onPage, onShowAll, ...list }: Props) {
  const text = useCustomersText();
  const top = useRef<HTMLElement>(null);
  const List = asTable ? CustomersTable : CustomerCards;
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
    <section
      ref={top}
      tabIndex={-1}
      aria-label={text.caption}
      className="flex scroll-mt-20 flex-col gap-4 outline-none"
    >
      <List customers={page.rows} {...list} />
      <Pagination
        label={text.pages.label}
        summary={text.pages.showing(page.from, page.to, page.total)}
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
    </section>
  );
}
