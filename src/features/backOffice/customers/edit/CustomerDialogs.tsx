import { useCallback, useEffect, useState } from 'react';
import { OnceOutboxRead } from '@/components/outbox/OnceOutboxRead';
import type { OverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customer, Customers } from '@/domain/customer/customer';
import { type CustomerDialog, NEW_CUSTOMER } from '@/features/backOffice/customers/shared/customerAddress';
import { changeOf, drawCustomerId, storedOf } from '@/features/backOffice/customers/shared/customerChanges';
import { problemText, titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { updateCustomerCommand } from '@/features/backOffice/customers/shared/updateCustomerCommand';
import { type Said, useCustomerToast } from '@/features/backOffice/customers/shared/useCustomerToast';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import type { DialogAddress, OpenDialog } from '@/ui/dialog/useDialogAddress';
import { Notice } from '@/ui/Notice';
import { CustomerFormDialog } from './CustomerFormDialog';

type DeleteCustomerDialogProps = {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onDeleted: (title: string, isQueued: boolean) => void;
};

/** Asks before a customer goes from the list (spec §5), and says what is stored. */
function DeleteCustomerDialog({ customer, onClose, onDeleted }: DeleteCustomerDialogProps) {
  const labels = useLabels(customersLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const { user } = useAuth().session;
  const { state, submit } = useCommand(updateCustomerCommand);
  const title = titleOf(customer, labels);
  const isSaved = state.kind === 'done' || state.kind === 'queued';
  useEffect(() => {
    if (isSaved) onDeleted(title, state.kind === 'queued');
  }, [isSaved, onDeleted, title, state.kind]);

  function confirmDeletion() {
    if (!user) return;
    const { id: customerId } = customer;
    const seen = dispatch(storedOf(customerId, owner));
    const asked = { customerId, title, seen, fields: { ...seen, hidden: true } };
    void submit(user.id, commandId => dispatch(changeOf(asked, { user, owner }, commandId)));
  }

  return (
    <ConfirmDialog
      heading={labels.deletion.question(inSentence(title))}
      confirm={labels.deletion.confirm}
      keep={labels.deletion.keep}
      busy={state.kind === 'sending' || isSaved}
      onConfirm={confirmDeletion}
      onKeep={onClose}
    >
      <p>{labels.deletion.goes}</p>
      <p>{labels.deletion.stays(customer.totalOrders)}</p>
      <p>{labels.deletion.back}</p>
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {failureText(state.error, common)}
        </Notice>
      )}
      {state.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {problemText(state.problem, labels)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

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
  return (
    <OnceOutboxRead area="back-office">
      {about === NEW_CUSTOMER ? (
        <SomebodyNew key={name} {...shown} />
      ) : (
        <OpenCustomerDialog key={`${name} ${about}`} customerId={about} {...shown} />
      )}
    </OnceOutboxRead>
  );
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
  return customerId !== null && <OpenCustomerDialog customerId={customerId} {...props} />;
}

type OpenedProps = NamedProps & { readonly customerId: string };

function OpenCustomerDialog({ name, customerId, customers, changesOf, address }: OpenedProps) {
  const labels = useLabels(customersLabels);
  const { say } = useCustomerToast();
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
  if (!customer) return <AlertDialog message={labels.problems.gone} onClose={close} />;
  if (name === 'deleting') {
    return <DeleteCustomerDialog customer={customer} onClose={close} onDeleted={deleted} />;
  }
  return <CustomerFormDialog opened={opened} others={customers.all} address={address} onSaved={saved} />;
}
