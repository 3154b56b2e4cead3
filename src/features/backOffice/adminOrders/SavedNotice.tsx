import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { selectCommand, selectPause } from '@/entities/outbox/outboxSlice';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Notice } from '@/shared/ui/Notice';

type Props = { readonly commandId: string };

/** Before the server has answered: what is true of an edit, and no more. Gone once it has. */
export function SavedNotice({ commandId }: Props) {
  const text = useBackOfficeText().orders.queued;
  const owner = useOutboxOwner();
  const status = useAppSelector(state => selectCommand(state, commandId)?.status);
  const pause = useAppSelector(state => selectPause(state, owner));
  if (status !== 'pending' && status !== 'sending') return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">{text.saved}</p>
      <p>{pause === 'signInNeeded' ? text.signIn : text.savedHint}</p>
    </Notice>
  );
}
