import { useCallback, useState } from 'react';
import type { Customers } from '@/entities/customer/customer';
import type { OverlaysWithChanges } from '@/entities/customer/queuedCustomers';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCustomersText } from '@/shared/text/customersText';
import { AlertDialog } from '@/shared/ui/AlertDialog';
import type { DialogAddress, OpenDialog } from '@/shared/ui/useDialogAddress';
import { CustomerFormDialog } from './CustomerFormDialog';
import { type CustomerDialog, SOMEBODY_NEW } from './customerAddress';
import { drawCustomerId } from './customerChanges';
import { DeleteCustomerDialog } from './DeleteCustomerDialog';
import { type Said, useSaidOfCustomer } from './useSaidOfCustomer';

type Props = {
  readonly customers: Customers;
  readonly changesOf: OverlaysWithChanges['changesOf'];
  readonly address: DialogAddress<CustomerDialog>;
};

/** The dialog the address names, if it names one. */
export function CustomerDialogs({ address, ...data }: Props) {
  const { dialog } = address;
  return (
    dialog && <Opened key={`${dialog.name} ${dialog.about}`} dialog={dialog} address={address} {...data} />
  );
}

type OpenedProps = Props & { readonly dialog: OpenDialog<CustomerDialog> };

function Opened({ dialog: { name, about }, customers, changesOf, address }: OpenedProps) {
  const text = useCustomersText();
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const { say } = useSaidOfCustomer();
  // The list may change meanwhile; the dialog keeps to what the person saw.
  const [opened] = useState(() => {
    const customerId = about === SOMEBODY_NEW ? dispatch(drawCustomerId(owner)) : about;
    const customer = customers.byId.get(customerId) ?? null;
    return { customerId, customer, changes: changesOf.get(customerId) };
  });
  const { customerId, customer } = opened;
  const { close } = address;
  const saved = useCallback(
    (said: Said, title: string, isWaiting: boolean) => {
      close();
      void say(said, { customerId, title, isWaiting });
    },
    [close, customerId, say],
  );
  const deleted = useCallback(
    (title: string, isWaiting: boolean) => saved('deleted', title, isWaiting),
    [saved],
  );

  if (name === 'adding') {
    return (
      <CustomerFormDialog
        opened={{ ...opened, customer: null }}
        others={customers.all}
        address={address}
        onSaved={saved}
      />
    );
  }
  if (!customer) return <AlertDialog message={text.problems.gone} onClose={close} />;
  if (name === 'deleting') {
    return <DeleteCustomerDialog customer={customer} onClose={close} onDeleted={deleted} />;
  }
  return <CustomerFormDialog opened={opened} others={customers.all} address={address} onSaved={saved} />;
}
