import { Pencil, Trash2 } from 'lucide-react';
import type { Customer } from '@/domain/customer/customer';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { CustomerDialog } from './customerAddress';
import { calledOf } from './customerTexts';

type Props = {
  readonly customer: Customer;
  readonly onOpen: (dialog: CustomerDialog, customerId: string) => void;
};

/** What can be done with a customer of the list; who was deleted is restored on their own page. */
export function CustomerActions({ customer, onOpen }: Props) {
  const text = useLabels(customersLabels);
  const title = calledOf(customer, text);
  return (
    <div className="flex justify-end gap-1">
      <Button
        variant="secondary"
        className="px-3!"
        aria-label={text.editCustomer(title)}
        onClick={() => onOpen('customer', customer.id)}
      >
        <Pencil aria-hidden className="size-4 md:hidden xl:block" />
        {text.edit}
      </Button>
      {!customer.hidden && (
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={text.deleteCustomer(title)}
          title={text.form.delete}
          onClick={() => onOpen('deleting', customer.id)}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      )}
    </div>
  );
}
