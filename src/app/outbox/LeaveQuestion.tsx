// @bundle customer-only

import { OutboxLabelsContext } from '@/components/outbox/outboxLabels';
import { SignOutDialog } from '@/features/outbox/SignOutDialog';
import { UnreadDialog } from '@/features/outbox/UnreadDialog';
import { staffOutboxLabels } from '@/i18n/en/backOffice/staffOutbox';
import { outboxLabels } from '@/i18n/en/outbox';
import type { Area } from '@/lib/area';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import { discard } from '@/sync/outbox/cancelCommand';
import { useOutboxRead } from '@/sync/outbox/useOutboxRead';

type Props = {
  readonly area: Area;
  readonly unsent: readonly CommandRecord[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** The question at sign-out, with the way to give up what is unsent. */
export function LeaveQuestion({ area, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const outbox = useOutboxRead(area);
  return (
    <OutboxLabelsContext value={area === 'back-office' ? staffOutboxLabels : outboxLabels}>
      {outbox.reading === 'read' ? (
        <SignOutDialog {...rest} onDiscard={entry => dispatch(discard(entry))} />
      ) : (
        <UnreadDialog {...rest} {...outbox} />
      )}
    </OutboxLabelsContext>
  );
}
