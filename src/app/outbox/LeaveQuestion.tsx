// @bundle customer-only

import { useMemo } from 'react';
import { OutboxLabelsContext } from '@/components/outbox/outboxLabels';
import { SignOutDialog } from '@/features/outbox/SignOutDialog';
import { UnreadDialog } from '@/features/outbox/UnreadDialog';
import { staffOutboxLabels } from '@/i18n/en/backOffice/staffOutbox';
import { outboxLabels } from '@/i18n/en/outbox';
import type { Area } from '@/lib/area';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discard } from '@/sync/outbox/cancelCommand';
import { arrivedLate } from '@/sync/outbox/commandState';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';
import { useOutboxRead } from '@/sync/outbox/useOutboxRead';

type Props = {
  readonly area: Area;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** The question at sign-out, with the way to give up what is unsent. */
export function LeaveQuestion({ area, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const outbox = useOutboxRead(area);
  const { user } = useAuth().session;
  const owner = user && ownerKey({ area, uid: user.id });
  const entries = useAppSelector(state => selectWaiting(state, owner));
  const unsent = useMemo(() => entries.filter(entry => !arrivedLate(entry)), [entries]);
  return (
    <OutboxLabelsContext value={area === 'back-office' ? staffOutboxLabels : outboxLabels}>
      {outbox.reading === 'read' ? (
        <SignOutDialog {...rest} unsent={unsent} onDiscard={entry => dispatch(discard(entry))} />
      ) : (
        <UnreadDialog {...rest} {...outbox} />
      )}
    </OutboxLabelsContext>
  );
}
