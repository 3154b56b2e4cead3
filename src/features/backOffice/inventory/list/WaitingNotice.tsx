import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { selectCommand, selectPause } from '@/sync/outbox/outboxSlice';
import { Notice } from '@/ui/Notice';

type Props = { readonly commandId: string };

/** Before the server has answered: what is true of a change, and no more. Gone once it has. */
export function WaitingNotice({ commandId }: Props) {
  const text = useLabels(inventoryLabels).queued;
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
