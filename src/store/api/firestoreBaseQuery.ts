import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppError } from '@/lib/appError';
import type { Wing } from '@/lib/wing';
import type { FirestoreRequest } from '@/services/firebase/requests';
import type { Run } from '@/services/firebase/runCommit';
import { toAppError } from '@/services/firebase/toAppError';
import type { Services } from '@/store/services';

/** What a write is given: Firestore, and the clocks that it is dated by. */
export type Writing = {
  readonly run: Run;
  /** ISO instant, by the device's clock. */
  readonly now: string;
  readonly serverNow: Services['serverClock']['now'];
};

/** A write of several requests: it looks for its own work, or commits in a transaction. Its answer is the mutation's. */
type Write = { readonly as: Wing; readonly write: (given: Writing) => Promise<unknown> };

/** What an action says of the request behind it: readable in DevTools, nothing personal. */
export type RequestMeta = {
  readonly as: string;
  readonly call: string;
  /** ISO instant, by the device's clock. */
  readonly answeredAt: string;
};

function callOf(request: FirestoreRequest | Write): string {
  if ('write' in request) return 'write';
  if ('list' in request) return `list ${request.list}`;
  if ('count' in request) {
    return request.sum ? `sum ${request.sum} of ${request.count}` : `count ${request.count}`;
  }
  if ('get' in request) return `get ${request.get}`;
  return `transaction ${request.transaction}`;
}

/** RTK Query's base query: Firestore, asked with plain data. Never throws; failures are `AppError`s. */
export const firestoreBaseQuery: BaseQueryFn<
  FirestoreRequest | Write,
  unknown,
  AppError,
  object,
  RequestMeta
> = async (request, { extra }) => {
  // The store's own `extraArgument`; RTK types it as unknown.
  const { firestore, clock, serverClock } = extra as Services;
  const now = () => new Date(clock.now()).toISOString();
  const run: Run = asked => firestore.run(asked);
  const meta = (): RequestMeta => ({
    as: request.as,
    call: callOf(request),
    answeredAt: now(),
  });
  try {
    const data =
      'write' in request
        ? await request.write({ run, now: now(), serverNow: () => serverClock.now() })
        : await run(request);
    return { data, meta: meta() };
  } catch (thrown) {
    return { error: toAppError(thrown), meta: meta() };
  }
};
