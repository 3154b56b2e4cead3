import { LeaveDialog } from '@/features/outbox/LeaveDialog';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Wing } from '@/services/wing';
import { useAppDispatch } from '@/shared/redux/hooks';
import { OutboxTextContext } from '@/shared/text/outboxText';
import { useStaffOutboxText } from '@/shared/text/staffOutboxText';
import { discard } from './takeBack';

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
