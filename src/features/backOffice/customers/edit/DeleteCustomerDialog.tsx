import { useEffect } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customer } from '@/domain/customer/customer';
import { changeOf, keptOf } from '@/features/backOffice/customers/shared/customerChanges';
import { problemText, titleOf } from '@/features/backOffice/customers/shared/customerTexts';
import { updateCustomerCommand } from '@/features/backOffice/customers/shared/updateCustomerCommand';
import { commonLabels } from '@/i18n/en/common';
import { customersLabels } from '@/i18n/en/customers';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onDeleted: (title: string, isQueued: boolean) => void;
};

/** Asks before a customer goes from the list (spec §5), and says what is kept. */
export function DeleteCustomerDialog({ customer, onClose, onDeleted }: Props) {
  const text = useLabels(customersLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const { user } = useAuth().session;
  const { state, submit } = useCommand(updateCustomerCommand);
  const title = titleOf(customer, text);
  const isSaved = state.kind === 'done' || state.kind === 'queued';
  useEffect(() => {
    if (isSaved) onDeleted(title, state.kind === 'queued');
  }, [isSaved, onDeleted, title, state.kind]);

  function confirm() {
    if (!user) return;
    const { id: customerId } = customer;
    const seen = dispatch(keptOf(customerId, owner));
    const asked = { customerId, title, seen, fields: { ...seen, hidden: true } };
    void submit(user.id, commandId => dispatch(changeOf(asked, { user, owner }, commandId)));
  }

  return (
    <ConfirmDialog
      heading={text.deletion.question(inSentence(title))}
      confirm={text.deletion.confirm}
      keep={text.deletion.keep}
      busy={state.kind === 'sending' || isSaved}
      onConfirm={confirm}
      onKeep={onClose}
    >
      <p>{text.deletion.goes}</p>
      <p>{text.deletion.stays(customer.totalOrders)}</p>
      <p>{text.deletion.back}</p>
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {failureText(state.error, common)}
        </Notice>
      )}
      {state.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {problemText(state.problem, text)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
