import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppError } from '@/lib/appError';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import type { Services } from '@/store/services';

/** What an action says of the request behind it: readable in DevTools, nothing personal. */
export type RequestMeta = {
  readonly as: string;
  readonly call: string;
  /** ISO instant, by the device's clock. */
  readonly answeredAt: string;
};

function callOf(request: FirestoreRequest): string {
  if ('list' in request) return `list ${request.list}`;
  if ('count' in request) {
    return request.sum ? `sum ${request.sum} of ${request.count}` : `count ${request.count}`;
  }
  if ('get' in request) return `get ${request.get}`;
  return `transaction ${request.transaction}`;
}

/** RTK Query's base query: Firestore, asked with plain data. Never throws; failures are `AppError`s. */
export const firestoreBaseQuery: BaseQueryFn<
  FirestoreRequest,
  unknown,
  AppError,
  object,
  RequestMeta
> = async (request, { extra }) => {
  // The store's own `extraArgument`; RTK types it as unknown.
  const { firestore, clock } = extra as Services;
  const meta = (): RequestMeta => ({
    as: request.as,
    call: callOf(request),
    answeredAt: new Date(clock.now()).toISOString(),
  });
  try {
    return { data: await firestore.run(request), meta: meta() };
  } catch (thrown) {
    return { error: toAppError(thrown), meta: meta() };
  }
};
