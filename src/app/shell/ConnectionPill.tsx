// @bundle soon

import { CircleAlert, LogIn, Send, WifiOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import type { Area } from '@/lib/area';
import { PATHS } from '@/lib/paths';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootState';
import { useAuth } from '@/store/session/authContext';
import { useNow } from '@/store/useNow';
import { isUnsent } from '@/sync/outbox/commandState';
import { isOutboxPaused } from '@/sync/outbox/isOutboxPaused';
import { isWaitingLong } from '@/sync/outbox/isWaitingLong';
import { ownerKey, selectPause, selectWaiting } from '@/sync/outbox/outboxSlice';

/** Kinds of failure that mean the service is down or cannot be reached. */
const NOT_REACHED: readonly unknown[] = ['offline', 'timeout', 'unavailable'];

/**
 * Whether the service has answered last, as far as anything was asked of it: what was read, and what was sent. The
 * browser's own word on the network knows nothing of a service that is down.
 */
function isReached({ api, outbox }: Pick<RootState, 'api' | 'outbox'>): boolean {
  let answeredAt = 0;
  let failedAt = 0;
  for (const query of Object.values(api.queries)) {
    answeredAt = Math.max(answeredAt, query?.fulfilledTimeStamp ?? 0);
    // A failed query keeps its error until it succeeds.
    const failed = NOT_REACHED.includes((query?.error as AppError | undefined)?.kind);
    if (failed) failedAt = Math.max(failedAt, query?.startedTimeStamp ?? 0);
  }
  for (const { failure } of outbox.entries.filter(isUnsent)) {
    if (failure && NOT_REACHED.includes(failure.reason))
      failedAt = Math.max(failedAt, Date.parse(failure.at));
  }
  return failedAt === 0 || failedAt < answeredAt;
}

const PILL =
  'inline-flex items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold max-[22rem]:px-2 lg:px-3';
const WARN = `${PILL} bg-warn-soft text-warn`;
const SOFT = `${PILL} bg-sunken text-ink-soft`;
const BAD = `${PILL} bg-bad-soft text-bad`;
/** Where there is no room for words beside the navigation, the sign stands with its number alone. */
const WORDS = 'max-lg:sr-only';
const NUMBER = "max-lg:after:content-[attr(data-count)_/_'']";

const PLACES = {
  storefront: { outbox: PATHS.outbox, signIn: PATHS.login },
  'back-office': { outbox: PATHS.adminOutbox, signIn: PATHS.adminSignIn },
} as const;

type Props = { readonly area: Area };

/** Whether the service can be reached, and what the device still has to send: in sight only when there is something to know. */
export function ConnectionPill({ area }: Props) {
  const labels = useLabels(shellLabels);
  const { pill, sending } = useOutboxLabels();
  const { user, endedFor } = useAuth().session;
  // After a session that ended without a sign-out we know that commands are pending, but not which ones.
  const uid = user?.id ?? endedFor;
  const owner = uid === undefined ? null : ownerKey({ area, uid });
  const online = useAppSelector(state => selectOnline(state) && isReached(state));
  const entries = useAppSelector(state => selectWaiting(state, owner));
  const pause = useAppSelector(state => selectPause(state, owner));
  const now = useNow();
  const waiting = entries.filter(isUnsent);
  const attention = entries.length - waiting.length;
  const isLong = waiting.some(entry => isWaitingLong(entry, now));
  const isPaused = useAppSelector(state => isOutboxPaused(state, owner));
  /** Nobody has to do anything about what is being sent. */
  const isHeld = isLong || !online || isPaused;
  const { signIn } = PLACES[area];
  const outbox = user?.role === 'driver' ? PATHS.runOutbox : PLACES[area].outbox;

  if (online && entries.length === 0 && pause === null) {
    return (
      <p role="status" className="sr-only">
        {labels.online}
      </p>
    );
  }
  return (
    <div role="status" className="ml-2 flex items-center gap-1 max-[22rem]:ml-1 lg:gap-2">
      {!online && (
        <span className={`${WARN} min-h-8`}>
          <WifiOff aria-hidden className="size-4" />
          <span className={entries.length === 0 && pause === null ? 'max-[22rem]:sr-only' : WORDS}>
            {labels.offline}
          </span>
        </span>
      )}
      {pause === 'signInNeeded' && (
        <Link to={signIn} className={`${BAD} min-h-11`}>
          <LogIn aria-hidden className="size-4" />
          <span className={WORDS}>{pill.signIn}</span>
        </Link>
      )}
      {waiting.length > 0 && (
        <Link
          to={outbox}
          data-count={waiting.length}
          className={`${isLong ? BAD : isHeld ? WARN : SOFT} ${NUMBER} min-h-11 ${attention > 0 ? 'max-sm:hidden' : ''}`}
        >
          <Send aria-hidden className="size-4" />
          <span className={WORDS}>{isHeld ? pill.waiting(waiting.length) : sending}</span>
        </Link>
      )}
      {attention > 0 && (
        <Link to={outbox} data-count={attention} className={`${BAD} ${NUMBER} min-h-11`}>
          <CircleAlert aria-hidden className="size-4" />
          <span className={WORDS}>{pill.attention(attention)}</span>
        </Link>
      )}
    </div>
  );
}
