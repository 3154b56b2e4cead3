import { Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountLines } from '@/components/customer/AccountLines';
import { accountLabel } from '@/components/customer/accountLabel';
import { ChangeHistory } from '@/components/history/ChangeHistory';
import type { ChangesOfCustomer } from '@/data/customer/queuedCustomers';
import type { Customer, Customers } from '@/domain/customer/customer';
import { usedAddresses } from '@/domain/customer/customerProfile';
import { ContactLinks } from '@/features/backOffice/customers/shared/ContactLinks';
import {
  CustomerStatusBadge,
  FailedCustomerBadge,
} from '@/features/backOffice/customers/shared/CustomerBadges';
import { customerNameInSentence, titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { useCustomerToast } from '@/features/backOffice/customers/shared/useCustomerToast';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { customerAccountLabels } from '@/i18n/en/customerAccount';
import { useLabels } from '@/i18n/labels';
import { customerAddress, newOrderFor } from '@/lib/addresses';
import { inSentence } from '@/lib/text/inSentence';
import { formatDay } from '@/lib/time/dates';
import { Button, buttonClass } from '@/ui/Button';
import { titleOfLong } from '@/ui/Clamped';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import { AllTimeMetrics } from './AllTimeMetrics';
import { CustomerBalance } from './CustomerBalance';
import { CustomerMetrics } from './CustomerMetrics';
import { CustomerOrders } from './CustomerOrders';
import { SpendingByMonth } from './SpendingByMonth';

type Props = {
  readonly customer: Customer;
  readonly customers: Customers;
  readonly changes: ChangesOfCustomer | undefined;
  /** This device has the latest orders only. */
  readonly latestOnly: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

const PANEL = 'rounded-card bg-surface p-5 shadow-card';
const PANEL_HEADING = 'font-display text-xl font-semibold';

export function CustomerDetails({ customer, customers, changes, latestOnly, onEdit, onDelete }: Props) {
  const labels = useLabels(customersLabels);
  const { page } = labels;
  const accountText = useLabels(customerAccountLabels);
  const { setHidden } = useCustomerToast();
  const { language } = useLabels(commonLabels);
  const title = titleOf(customer, labels);
  const possibleDuplicates = customer.possibleDuplicates.flatMap(id => customers.byId.get(id) ?? []);
  const addresses = usedAddresses(customer.orders);
  const restore = async () => {
    const isBack = await setHidden({ customerId: customer.id, title }, false);
    if (!isBack) await showToast('error', page.restoreFailed, customer.id);
  };
  return (
    <>
      {customer.hidden && (
        <Notice tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{page.deleted}</p>
            <Button variant="secondary" onClick={() => void restore()}>
              {page.restore}
            </Button>
          </div>
        </Notice>
      )}
      <FailedCustomerBadge changes={changes} />
      <section aria-label={page.about} className={`${PANEL} flex flex-col gap-4`}>
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-sm text-ink-soft">
              {[customer.label, labels.type[customer.type]].filter(Boolean).join(' · ')}
            </p>
            {customer.contact !== customer.name && (
              <p className="wrap-anywhere">{labels.contactPerson(inSentence(customer.contact))}</p>
            )}
            <p className="tabular-nums">{customer.phone}</p>
            {customer.contactEmail !== 'own' && (
              <p title={titleOfLong(customer.email)} className="line-clamp-3 wrap-anywhere">
                {customer.email}
              </p>
            )}
            <p>
              <AccountLines customer={customer} />
            </p>
          </div>
          <CustomerStatusBadge customer={customer} changes={changes} />
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <ContactLinks customer={customer} title={inSentence(title)} />
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
            {/* The order form knows nobody who was deleted: they are restored first. */}
            {!customer.hidden && (
              <Link
                to={newOrderFor(customer.id)}
                state={OPENED_FROM_PAGE}
                className={buttonClass('primary', 'px-4!')}
              >
                <Plus aria-hidden className="size-4" />
                {page.newOrder}
              </Link>
            )}
            {!customer.hidden && customer.orders.length > 0 && (
              <Link
                to={newOrderFor(customer.id, true)}
                state={OPENED_FROM_PAGE}
                className={buttonClass('secondary', 'px-4!')}
              >
                <RotateCcw aria-hidden className="size-4" />
                {page.repeatLast}
              </Link>
            )}
            <Button variant="secondary" className="px-4!" onClick={onEdit}>
              <Pencil aria-hidden className="size-4" />
              {page.edit}
            </Button>
            {!customer.hidden && (
              <Button variant="secondary" className="px-4!" onClick={onDelete}>
                <Trash2 aria-hidden className="size-4" />
                {page.delete}
              </Button>
            )}
          </div>
        </div>
      </section>
      {possibleDuplicates.length > 0 && (
        <Notice tone="info">
          <p>{page.possibleDuplicates}</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {possibleDuplicates.map(other => (
              <li key={other.id}>
                <Link
                  to={customerAddress(other.id)}
                  className="inline-flex min-h-11 items-center underline wrap-anywhere"
                >
                  {[
                    customerNameInSentence(other, labels),
                    other.account?.email ? '' : other.email,
                    accountLabel(other, accountText).account,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <CustomerMetrics customer={customer} />
      {latestOnly && <AllTimeMetrics customer={customer} />}
      {customer.orders.length > 0 && <CustomerBalance customer={customer} latestOnly={latestOnly} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <SpendingByMonth orders={customer.orders} />
        <div className="flex flex-col gap-6">
          <section aria-labelledby="notes" className={PANEL}>
            <h2 id="notes" className={PANEL_HEADING}>
              {page.notes}
            </h2>
            <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
              {customer.notes || <span className="text-ink-soft">{page.noNotes}</span>}
            </p>
            <ChangeHistory kind="customer" id={customer.id} />
          </section>
          <section aria-labelledby="addresses" className={PANEL}>
            <h2 id="addresses" className={PANEL_HEADING}>
              {page.addresses}
            </h2>
            {addresses.length === 0 && <p className="mt-2 text-ink-soft">{page.noAddresses}</p>}
            <ul className="mt-2 flex flex-col gap-3">
              {addresses.map(({ address, orders, last }) => (
                <li key={address}>
                  <p
                    dir="auto"
                    title={titleOfLong(address)}
                    className="line-clamp-5 wrap-anywhere whitespace-pre-line"
                  >
                    {address}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {page.addressUse(orders, last ? formatDay(last, language) : labels.noDate)}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section aria-labelledby="orders" className="flex flex-col gap-3">
        <h2 id="orders" className="font-display text-2xl font-semibold">
          {page.ordersHeading}
        </h2>
        <CustomerOrders key={customer.id} orders={customer.orders} />
      </section>
    </>
  );
}
