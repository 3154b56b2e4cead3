import { LeaveDialog } from '@/features/outbox/LeaveDialog';
import { OutboxTextContext } from '@/i18n/outboxText';
import { useStaffOutboxText } from '@/i18n/staffOutboxText';
import type { Wing } from '@/lib/wing';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import { discard } from '@/sync/outbox/takeBack';

type Props = {
  readonly wing: Wing;
  readonly unsent: readonly CommandRecord[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** The question at sign-out, with the way to give up what is unsent. */
export function LeaveQuestion({ wing, ...rest }: Props) {
  const dispatch = useAppDispatch();
  const text = useStaffOutboxText();
  return (
    <OutboxTextContext value={wing === 'back-office' ? text : null}>
      <LeaveDialog {...rest} onDiscard={entry => dispatch(discard(entry))} />
    </OutboxTextContext>
  );
}
