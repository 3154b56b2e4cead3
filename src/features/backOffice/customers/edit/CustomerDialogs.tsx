import { useCallback, useEffect, useState } from 'react';
import type { OverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customers } from '@/domain/customer/customer';
import { type CustomerDialog, SOMEBODY_NEW } from '@/features/backOffice/customers/shared/customerAddress';
import { drawCustomerId } from '@/features/backOffice/customers/shared/customerChanges';
import { type Said, useSaidOfCustomer } from '@/features/backOffice/customers/shared/useSaidOfCustomer';
import { customersLabels } from '@/i18n/en/customers';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import type { DialogAddress, OpenDialog } from '@/ui/dialog/useDialogAddress';
import { CustomerFormDialog } from './CustomerFormDialog';
import { DeleteCustomerDialog } from './DeleteCustomerDialog';

type Props = {
  readonly customers: Customers;
  readonly changesOf: OverlaysWithChanges['changesOf'];
  readonly address: DialogAddress<CustomerDialog>;
};

/** The dialog the address names, if it names one. */
export function CustomerDialogs({ address, ...data }: Props) {
  const { dialog } = address;
  if (!dialog) return null;
  const { name, about } = dialog;
  const shown = { ...data, address, name };
  if (about === SOMEBODY_NEW) return <SomebodyNew key={name} {...shown} />;
  return <Opened key={`${name} ${about}`} customerId={about} {...shown} />;
}

type NamedProps = Props & Pick<OpenDialog<CustomerDialog>, 'name'>;

/** Draws the id of whom it adds once it is on screen: a rendering may be begun several times before. */
function SomebodyNew(props: NamedProps) {
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const [customerId, setCustomerId] = useState<string | null>(null);
  useEffect(() => {
    if (customerId === null) setCustomerId(dispatch(drawCustomerId(owner)));
  }, [customerId, dispatch, owner]);
  return customerId !== null && <Opened customerId={customerId} {...props} />;
}

type OpenedProps = NamedProps & { readonly customerId: string };

function Opened({ name, customerId, customers, changesOf, address }: OpenedProps) {
  const text = useLabels(customersLabels);
  const { say } = useSaidOfCustomer();
  // The list may change meanwhile; the dialog keeps to what the person saw.
  const [opened] = useState(() => ({
    customerId,
    customer: customers.byId.get(customerId) ?? null,
    changes: changesOf.get(customerId),
  }));
  const { customer } = opened;
  const { close } = address;
  const saved = useCallback(
    (said: Said, title: string, isQueued: boolean) => {
      close();
      void say(said, { customerId, title, isQueued });
    },
    [close, customerId, say],
  );
  const deleted = useCallback(
    (title: string, isQueued: boolean) => saved('deleted', title, isQueued),
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
