import { useEffect } from 'react';
import type { Customer } from '@/entities/customer/customer';
import { parseCustomerProblem } from '@/entities/customer/customerChange';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { useStaffCommand } from '@/entities/staff/useStaffCommand';
import { useAuth } from '@/entities/user/authContext';
import { inSentence } from '@/shared/lib/inSentence';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomersText } from '@/shared/text/customersText';
import { failureText } from '@/shared/text/failureText';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Notice } from '@/shared/ui/Notice';
import { changeOf, keptOf } from './customerChanges';
import { problemText, titleOf } from './customerTexts';
import { updateCustomerCommand } from './updateCustomerCommand';

type Props = {
  readonly customer: Customer;
  readonly onClose: () => void;
  readonly onDeleted: (title: string, isWaiting: boolean) => void;
};

/** Asks before a customer goes from the list (spec §5), and says what is kept. */
export function DeleteCustomerDialog({ customer, onClose, onDeleted }: Props) {
  const text = useCustomersText();
  const common = useCommonText();
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
