import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { customerIdOf } from '@/domain/customer/customerId';
import { CustomerDialogs } from '@/features/backOffice/customers/edit/CustomerDialogs';
import { CUSTOMER_DIALOGS } from '@/features/backOffice/customers/shared/customerAddress';
import { titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { useCustomers } from '@/features/backOffice/customers/shared/useCustomers';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { EmptyState } from '@/ui/list/EmptyState';
import { CustomerDetails } from './CustomerDetails';

/** `/admin/dashboard/customers/<id>`: all there is to know of one customer. */
export function CustomerPage() {
  const labels = useLabels(customersLabels);
  const { customerId = '' } = useParams();
  const address = useDialogAddress(CUSTOMER_DIALOGS);
  const { reading, customers, changesOf } = useCustomers();
  // An order knows its customer as orders do; whom staff have added under the same email has an id of their own.
  const customer =
    customers.byId.get(customerId) ??
    customers.all.find(({ orders }) => orders.some(order => customerIdOf(order) === customerId));

  return (
    <div className="flex flex-col gap-6">
      <Link
        to={PATHS.customers}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {labels.page.back}
      </Link>
      <StaffPageHeading
        title={customer && reading.complete ? titleOf(customer, labels) : labels.heading}
        reading={reading}
      />
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {reading.complete && !customer && <EmptyState heading={labels.page.gone} hint={labels.page.goneHint} />}
      {reading.complete && customer && (
        <>
          <CustomerDialogs customers={customers} changesOf={changesOf} address={address} />
          <CustomerDetails
            customer={customer}
            customers={customers}
            changes={changesOf.get(customer.id)}
            latestOnly={reading.latestOnly}
            onEdit={() => address.open('customer', customer.id)}
            onDelete={() => address.open('deleting', customer.id)}
          />
        </>
      )}
    </div>
  );
}
