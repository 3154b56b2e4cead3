import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { selectCommand, selectPause } from '@/entities/outbox/outboxSlice';
import { useAppSelector } from '@/shared/redux/hooks';
import { useInventoryText } from '@/shared/text/inventoryText';
import { Notice } from '@/shared/ui/Notice';

type Props = { readonly commandId: string };

/** Before the server has answered: what is true of a change, and no more. Gone once it has. */
export function WaitingNotice({ commandId }: Props) {
  const text = useInventoryText().queued;
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
