import { type ReactNode, useEffect, useState } from 'react';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Area } from '@/lib/area';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { arrivedLate } from '@/sync/outbox/commandState';
import { ownerKey, selectIsRead, selectWaiting } from '@/sync/outbox/outboxSlice';
import { type FailureProps, lazyWith } from '@/ui/lazy/lazyWith';

/** The longest wait for the question's code, in milliseconds. */
const MAX_WAIT_MS = 4000;

/** `onRetry` is given only where the code could not be loaded. */
type Props = Partial<FailureProps> & { readonly onLeave: () => void };

/**
 * Stands in the question's place while its code loads. Where that does not come, the person is signed out without a question:
 * what is unsent stays in the log, as if they had said to keep it.
 */
function MissingQuestion({ onLeave, onRetry: failed }: Props) {
  const { loading } = useLabels(commonLabels);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is drawn anew
  useEffect(() => {
    const timer = setTimeout(onLeave, failed ? 0 : MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="sticky top-0 z-40 bg-canvas px-4 py-2">
      {loading}
    </p>
  );
}

const Question = lazyWith(
  () => import('./LeaveQuestion').then(part => part.LeaveQuestion),
  MissingQuestion,
  MissingQuestion,
);

/** Signs out; asks first if something is unsent, or where that is not known. */
export function useGuardedSignOut(
  area: Area,
  leave: () => void,
): { readonly ask: () => void; readonly question: ReactNode } {
  const { user } = useAuth().session;
  const owner = user && ownerKey({ area, uid: user.id });
  const isSent = useAppSelector(
    state => selectIsRead(state, owner) && selectWaiting(state, owner).every(arrivedLate),
  );
  const [asking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  const go = () => {
    stay();
    leave();
  };
  return {
    ask: () => (isSent ? leave() : setAsking(true)),
    question: asking && <Question area={area} onLeave={go} onStay={stay} />,
  };
}
