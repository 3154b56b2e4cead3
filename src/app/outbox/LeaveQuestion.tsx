import { LeaveDialog } from '@/features/outbox/LeaveDialog';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Wing } from '@/services/wing';
import { useAppDispatch } from '@/shared/redux/hooks';
import { discard } from './takeBack';

type Props = {
  readonly wing: Wing;
  readonly unsent: readonly CommandRecord[];
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** The question at sign-out, with the way to give up what is unsent. */
export function LeaveQuestion(props: Props) {
  const dispatch = useAppDispatch();
  return <LeaveDialog {...props} onDiscard={entry => dispatch(discard(entry))} />;
}
