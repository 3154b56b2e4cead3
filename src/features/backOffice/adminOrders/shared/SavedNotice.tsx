import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { selectCommand, selectPause } from '@/sync/outbox/outboxSlice';
import { Notice } from '@/ui/Notice';

type Props = { readonly commandId: string };

/** Before the server has answered: what is true of an edit, and no more. Gone once it has. */
export function SavedNotice({ commandId }: Props) {
  const labels = useLabels(adminOrdersLabels).queued;
  const owner = useOutboxOwner();
  const status = useAppSelector(state => selectCommand(state, commandId)?.status);
  const pause = useAppSelector(state => selectPause(state, owner));
  if (status !== 'pending' && status !== 'sending') return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">{labels.saved}</p>
      <p>{pause === 'signInNeeded' ? labels.signIn : labels.savedHint}</p>
    </Notice>
  );
}
