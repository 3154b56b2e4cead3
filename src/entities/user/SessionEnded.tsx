import { ownerKey, selectPause } from '@/entities/outbox/outboxSlice';
import type { Wing } from '@/services/wing';
import { useAppSelector } from '@/shared/redux/hooks';
import { useCommonText } from '@/shared/text/commonText';
import { useOutboxText } from '@/shared/text/outboxText';
import { Notice } from '@/shared/ui/Notice';
import { useAuth } from './authContext';

type Props = { readonly wing: Wing };

/** Why someone who did not sign out has to sign in again; nothing of whose session it was is shown. */
export function SessionEnded({ wing }: Props) {
  const common = useCommonText();
  const outbox = useOutboxText();
  const { endedFor } = useAuth().session;
  const pause = useAppSelector(state =>
    selectPause(state, endedFor === undefined ? null : ownerKey({ wing, uid: endedFor })),
  );
  if (endedFor === undefined) return null;
  return (
    <Notice tone="warn">
      {common.failure.signIn} {pause === 'signInNeeded' && outbox.keptHere}
    </Notice>
  );
}
