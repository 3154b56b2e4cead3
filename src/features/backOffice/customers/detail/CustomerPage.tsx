import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import { CustomerDialogs } from '@/features/backOffice/customers/edit/CustomerDialogs';
import { CUSTOMER_DIALOGS } from '@/features/backOffice/customers/shared/customerAddress';
import { titleOf } from '@/features/backOffice/customers/shared/customerTexts';
import { useCustomers } from '@/features/backOffice/customers/shared/useCustomers';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { EmptyState } from '@/ui/list/EmptyState';
import { CustomerDetails } from './CustomerDetails';

/** `/admin/dashboard/customers/<id>`: all there is to know of one customer. */
export function CustomerPage() {
  const text = useLabels(customersLabels);
  const { customerId = '' } = useParams();
  const address = useDialogAddress(CUSTOMER_DIALOGS);
  const { reading, customers, changesOf } = useCustomers();
  const customer = customers.byId.get(customerId);

  return (
    <div className="flex flex-col gap-6">
      <Link
        to={PATHS.customers}
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {text.page.back}
      </Link>
      <RoomHeading
        title={customer && reading.complete ? titleOf(customer, text) : text.heading}
        reading={reading}
      />
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
      {reading.complete && !customer && <EmptyState heading={text.page.gone} hint={text.page.goneHint} />}
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
