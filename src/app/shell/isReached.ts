import type { AppError } from '@/lib/appError';
import type { RootState } from '@/store/rootState';

/** Failures that come of a service that is not there, or that no word gets through to. */
const NOT_REACHED: readonly unknown[] = ['offline', 'timeout', 'unavailable'];

/**
 * Whether the service has answered last, as far as anything was asked of it: what was read, and what was sent. The
 * browser's own word on the network knows nothing of a service that is down.
 */
export function isReached({ api, outbox }: Pick<RootState, 'api' | 'outbox'>): boolean {
  let answeredAt = 0;
  let failedAt = 0;
  for (const query of Object.values(api.queries)) {
    answeredAt = Math.max(answeredAt, query?.fulfilledTimeStamp ?? 0);
    // What has failed has its error until it has been read.
    const failed = NOT_REACHED.includes((query?.error as AppError | undefined)?.kind);
    if (failed) failedAt = Math.max(failedAt, query?.startedTimeStamp ?? 0);
  }
  for (const { status, failure } of outbox.entries) {
    const isUnsent = status === 'pending' || status === 'sending';
    if (isUnsent && failure && NOT_REACHED.includes(failure.reason))
      failedAt = Math.max(failedAt, Date.parse(failure.at));
  }
  return failedAt === 0 || failedAt < answeredAt;
}
