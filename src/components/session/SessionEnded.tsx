import { useState } from 'react';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Area } from '@/lib/area';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { ownerKey, selectPause } from '@/sync/outbox/outboxSlice';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Notice } from '@/ui/Notice';

const DiscardUnsentDialog = lazyPart(() =>
  import('./DiscardUnsentDialog').then(part => part.DiscardUnsentDialog),
);

type Props = { readonly area: Area };

/**
 * Why someone who did not sign out has to sign in again; nothing of whose session it was is shown. An account that is no
 * more lets nobody in: so what waits for it can be given up here.
 */
export function SessionEnded({ area }: Props) {
  const common = useLabels(commonLabels);
  const outbox = useOutboxLabels();
  const labels = useLabels(accountLabels).waiting;
  const [dropping, setDropping] = useState(false);
  const { endedFor } = useAuth().session;
  const pause = useAppSelector(state =>
    selectPause(state, endedFor === undefined ? null : ownerKey({ area, uid: endedFor })),
  );
  if (endedFor === undefined) return null;
  const waits = pause === 'signInNeeded';
  return (
    <>
      <Notice tone="warn">
        <p>
          {common.failure.signIn} {waits && outbox.storedHere}
        </p>
        {waits && (
          <Button variant="secondary" className="mt-3" onClick={() => setDropping(true)}>
            {labels.open}
          </Button>
        )}
      </Notice>
      {dropping && <DiscardUnsentDialog owner={{ area, uid: endedFor }} onClose={() => setDropping(false)} />}
    </>
  );
}
