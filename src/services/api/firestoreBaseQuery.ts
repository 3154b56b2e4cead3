import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppError } from '@/shared/lib/appError';
import type { FirestoreRequest } from '../firebase/requests';
import { toAppError } from '../firebase/toAppError';
import type { Services } from '../services';

/** What an action says of the request behind it: readable in DevTools, nothing personal. */
export type RequestMeta = { readonly as: string; readonly call: string };

function metaOf(request: FirestoreRequest): RequestMeta {
  if ('list' in request) return { as: request.as, call: `list ${request.list}` };
  if ('get' in request) return { as: request.as, call: `get ${request.get}` };
  return { as: request.as, call: `transaction ${request.transaction}` };
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
  const { firestore } = extra as Services;
  const meta = metaOf(request);
  try {
    return { data: await firestore.run(request), meta };
  } catch (thrown) {
    return { error: toAppError(thrown), meta };
  }
};
