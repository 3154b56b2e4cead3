import { useEffect } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { useStaffCommand } from '@/data/staff/useStaffCommand';
import type { Customer } from '@/domain/customer/customer';
import { parseCustomerProblem } from '@/domain/customer/customerChange';
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
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onDeleted: (title: string, isWaiting: boolean) => void;
};

/** Asks before a customer goes from the list (spec §5), and says what is kept. */
export function DeleteCustomerDialog({ customer, onClose, onDeleted }: Props) {
  const text = useLabels(customersLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const { user } = useAuth().session;
  const { sending, send } = useStaffCommand(updateCustomerCommand, parseCustomerProblem);
  const title = titleOf(customer, text);
  const isSaved = sending.kind === 'done' || sending.kind === 'waiting';
  useEffect(() => {
    if (isSaved) onDeleted(title, sending.kind === 'waiting');
  }, [isSaved, onDeleted, title, sending.kind]);

  function confirm() {
    if (!user) return;
    const { id: customerId } = customer;
    const seen = dispatch(keptOf(customerId, owner));
    const asked = { customerId, title, seen, fields: { ...seen, hidden: true } };
    void send(user.id, commandId => dispatch(changeOf(asked, { user, owner }, commandId)));
  }

  return (
    <ConfirmDialog
      heading={text.deletion.question(inSentence(title))}
      confirm={text.deletion.confirm}
      keep={text.deletion.keep}
      busy={sending.kind === 'busy' || isSaved}
      onConfirm={confirm}
      onKeep={onClose}
    >
      <p>{text.deletion.goes}</p>
      <p>{text.deletion.stays(customer.totalOrders)}</p>
      <p>{text.deletion.back}</p>
      {sending.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {failureText(sending.error, common)}
        </Notice>
      )}
      {sending.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {problemText(sending.problem, text)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
