import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/customers';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { PagedResults } from '@/ui/list/PagedResults';
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
  const text = useLabels(customersLabels);
  const List = asTable ? CustomersTable : CustomerCards;
  return (
    <PagedResults
      page={page}
      text={text}
      summary={text.pages.showing(page.from, page.to, page.total)}
      onPage={onPage}
      onShowAll={onShowAll}
    >
      <List customers={page.rows} {...list} />
    </PagedResults>
  );
}
