import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { AccountLines } from '@/components/customer/AccountLines';
import type { OverlaysWithChanges } from '@/data/customer/queuedCustomers';
import type { Customer } from '@/domain/customer/customer';
import { CustomerActions } from '@/features/backOffice/customers/shared/CustomerActions';
import {
  CustomerStatusBadge,
  FailedCustomerBadge,
} from '@/features/backOffice/customers/shared/CustomerBadges';
import type { CustomerDialog } from '@/features/backOffice/customers/shared/customerAddress';
import { titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { customerAddress } from '@/lib/addresses';
import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { inSentence } from '@/lib/text/inSentence';
import { formatDay } from '@/lib/time/dates';
import { Clamped } from '@/ui/Clamped';
import { EmailText } from '@/ui/EmailText';
import { SortHeader } from '@/ui/list/SortHeader';
import { TALL_TARGET } from '@/ui/tallTarget';
import { nextSort, type Sort, type SortColumn } from './customerFilters';

export type CustomerListProps = {
  readonly customers: readonly Customer[];
  readonly changesOf: OverlaysWithChanges['changesOf'];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly onOpen: (dialog: CustomerDialog, customerId: string) => void;
};

const HEAD = 'px-1.5 py-1 xl:px-2 text-sm font-semibold text-ink-soft';
const CELL = 'px-1.5 py-3 xl:px-2 align-top';

/** A page of customers where there is room for a table. */
export function CustomersTable({ customers, changesOf, sort, onSort, onOpen }: CustomerListProps) {
  const labels = useLabels(customersLabels);
  const { language } = useLabels(commonLabels);
  const { columns } = labels;
  const head = (column: SortColumn, label: string, className = '') => (
    <SortHeader
      label={label}
      direction={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : null}
      onSort={() => onSort(nextSort(sort, column))}
      numeric={column === 'orders' || column === 'spent'}
      className={`${HEAD} ${className}`}
    />
  );
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{labels.caption}</caption>
        <thead className="bg-sunken">
          <tr>
            {head('name', columns.customer, 'pl-4')}
            {head('status', columns.status)}
            {head('orders', columns.orders)}
            {head('spent', columns.spent)}
            {head('lastOrder', columns.lastOrder, 'whitespace-nowrap')}
            <th scope="col" className={`${HEAD} pr-4`}>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map(customer => {
            const title = titleOf(customer, labels);
            const changes = changesOf.get(customer.id);
            return (
              <Fragment key={customer.id}>
                <tr className="border-t border-line hover:bg-canvas">
                  <th scope="row" className={`${CELL} min-w-56 pl-4 text-left font-normal`}>
                    <Link
                      to={customerAddress(customer.id)}
                      className={`inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand underline ${TALL_TARGET}`}
                    >
                      <Clamped text={title} />
                    </Link>
                    {customer.label && <span className="block text-ink-soft">{customer.label}</span>}
                    <span className="block tabular-nums">{customer.phone}</span>
                    {customer.contactEmail !== 'own' && (
                      <span className="line-clamp-2 text-ink-soft wrap-anywhere">
                        <EmailText email={customer.email} />
                      </span>
                    )}
                    <AccountLines customer={customer} />
                    {customer.contact !== customer.name && (
                      <span className="line-clamp-2 text-ink-soft wrap-anywhere">
                        {labels.contactPerson(inSentence(customer.contact))}
                      </span>
                    )}
                  </th>
                  <td className={CELL}>
                    <CustomerStatusBadge customer={customer} changes={changes} />
                    <span className="mt-1 block px-3 text-ink-soft">{labels.type[customer.type]}</span>
                  </td>
                  <td className={`${CELL} text-right tabular-nums`}>
                    {formatCount(customer.totalOrders)}
                    {customer.cancelledOrders > 0 && (
                      <span className="block whitespace-nowrap text-ink-soft">
                        {labels.cancelledOf(customer.cancelledOrders)}
                      </span>
                    )}
                  </td>
                  <td className={`${CELL} text-right font-semibold whitespace-nowrap tabular-nums`}>
                    {formatRupees(customer.totalSpentPaise)}
                  </td>
                  <td className={`${CELL} whitespace-nowrap`}>
                    {customer.lastOrder ? (
                      formatDay(customer.lastOrder, language)
                    ) : (
                      <span className="text-ink-soft">
                        {customer.totalOrders === 0 ? labels.noOrder : labels.noDate}
                      </span>
                    )}
                  </td>
                  <td className={`${CELL} pr-3 text-right`}>
                    <CustomerActions customer={customer} onOpen={onOpen} />
                  </td>
                </tr>
                {changes && changes.failed.length > 0 && (
                  <tr>
                    <td colSpan={6} className="px-4 pb-3">
                      <FailedCustomerBadge changes={changes} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
