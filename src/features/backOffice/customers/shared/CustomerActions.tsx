import { Pencil } from 'lucide-react';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { CustomerDialog } from './customerAddress';
import { customerNameInSentence } from './customerFieldLabels';

type Props = {
  readonly customer: Customer;
  readonly onOpen: (dialog: CustomerDialog, customerId: string) => void;
};

/** What can be done with a customer of the list; they are deleted, and restored, on their own page. */
export function CustomerActions({ customer, onOpen }: Props) {
  const labels = useLabels(customersLabels);
  return (
    <Button
      variant="secondary"
      className="px-3!"
      aria-label={labels.editCustomer(customerNameInSentence(customer, labels))}
      onClick={() => onOpen('customer', customer.id)}
    >
      <Pencil aria-hidden className="size-4 md:hidden xl:block" />
      {labels.edit}
    </Button>
  );
}
