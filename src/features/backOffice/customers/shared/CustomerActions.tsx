import { Pencil, Trash2 } from 'lucide-react';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { CustomerDialog } from './customerAddress';
import { calledOf } from './customerFieldLabels';

type Props = {
  readonly customer: Customer;
  readonly onOpen: (dialog: CustomerDialog, customerId: string) => void;
};

/** What can be done with a customer of the list; who was deleted is restored on their own page. */
export function CustomerActions({ customer, onOpen }: Props) {
  const labels = useLabels(customersLabels);
  const title = calledOf(customer, labels);
  return (
    <div className="flex justify-end gap-1">
      <Button
        variant="secondary"
        className="px-3!"
        aria-label={labels.editCustomer(title)}
        onClick={() => onOpen('customer', customer.id)}
      >
        <Pencil aria-hidden className="size-4 md:hidden xl:block" />
        {labels.edit}
      </Button>
      {!customer.hidden && (
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={labels.deleteCustomer(title)}
          title={labels.form.delete}
          onClick={() => onOpen('deleting', customer.id)}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      )}
    </div>
  );
}
