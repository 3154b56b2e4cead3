import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAppDispatch } from '@/shared/redux/hooks';
import { discard, hold } from './takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const dispatch = useAppDispatch();
  return (
    <OutboxPage
      wing="back-office"
      wordsFor={() => null}
      onHold={entry => dispatch(hold(entry))}
      onDiscard={entry => dispatch(discard(entry))}
    />
  );
}
