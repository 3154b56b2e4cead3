import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountLines } from '@/components/customer/AccountLines';
import type { Customer } from '@/domain/customer/customer';
import { CustomerActions } from '@/features/backOffice/customers/shared/CustomerActions';
import {
  CustomerStatusBadge,
  FailedCustomerBadge,
} from '@/features/backOffice/customers/shared/CustomerBadges';
import { titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { customerAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import type { Page } from '@/lib/page';
import { phoneAddress } from '@/lib/text/contact';
import { inSentence } from '@/lib/text/inSentence';
import { formatDay } from '@/lib/time/dates';
import { buttonClass } from '@/ui/Button';
import { Clamped } from '@/ui/Clamped';
import { EmailText } from '@/ui/EmailText';
import { PagedResults } from '@/ui/list/PagedResults';
import { type CustomerListProps, CustomersTable } from './CustomersTable';

/** A page of customers on a phone: what the table says, one card a customer. */
function CustomerCards({ customers, changesOf, onOpen }: CustomerListProps) {
  const labels = useLabels(customersLabels);
  const { language } = useLabels(commonLabels);
  return (
    <ul aria-label={labels.caption} className="flex flex-col gap-3">
      {customers.map(customer => {
        const title = titleOf(customer, labels);
        const changes = changesOf.get(customer.id);
        const call = phoneAddress(customer.phone);
        return (
          <li key={customer.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <h2 className="text-lg font-semibold">
                  <Link
                    to={customerAddress(customer.id)}
                    className="inline-flex min-h-11 items-center text-brand underline wrap-anywhere"
                  >
                    <Clamped text={title} />
                  </Link>
                </h2>
                {customer.label && <p className="text-sm text-ink-soft">{customer.label}</p>}
              </div>
              <CustomerStatusBadge customer={customer} changes={changes} />
            </div>
            <p className="text-sm">
              {customer.contactEmail !== 'own' && (
                <span className="line-clamp-2 text-ink-soft wrap-anywhere">
                  <EmailText email={customer.email} />
                </span>
              )}
              <AccountLines customer={customer} />
            </p>
            <p className="mt-1 text-sm">
              {[
                labels.type[customer.type],
                labels.ordersCount(customer.totalOrders),
                customer.lastOrder && formatDay(customer.lastOrder, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <FailedCustomerBadge changes={changes} />
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              <p className="text-lg font-semibold tabular-nums">{formatRupees(customer.totalSpentPaise)}</p>
              <div className="flex gap-2">
                {call && (
                  <a
                    href={call}
                    aria-label={labels.page.callName(inSentence(title))}
                    className={buttonClass('secondary', 'px-3!')}
                  >
                    <Phone aria-hidden className="size-5" />
                  </a>
                )}
                <CustomerActions customer={customer} onOpen={onOpen} />
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type Props = Omit<CustomerListProps, 'customers'> & {
  readonly page: Page<Customer>;
  readonly asTable: boolean;
  readonly onPage: (page: number) => void;
  /** Undoes the filters; null when none is set. */
  readonly onShowAll: (() => void) | null;
};

/** What was found: a page of customers, or that there are none. */
export function CustomerResults({ page, asTable, onPage, onShowAll, ...list }: Props) {
  const labels = useLabels(customersLabels);
  const List = asTable ? CustomersTable : CustomerCards;
  return (
    <PagedResults
      page={page}
      text={labels}
      summary={labels.pages.showing(page.from, page.to, page.total)}
      onPage={onPage}
      onShowAll={onShowAll}
    >
      <List customers={page.rows} {...list} />
    </PagedResults>
  );
}
