import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AppError } from '@/lib/appError';
import type { Run } from '@/services/firebase/firestore/runCommit';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { connectivityChanged, selectOnline } from '@/store/connectivitySlice';
import type { RootState } from '@/store/rootState';
import type { Services } from '@/store/services';
import type { AppThunk } from '@/store/thunk';

/** What work of several requests is given: Firestore, the clocks that writes are dated by, and the store. */
export type Working = {
  readonly run: Run;
  /** ISO instant, by the device's clock. */
  readonly now: string;
  readonly serverNow: Services['serverClock']['now'];
  readonly dispatch: <Result>(thunk: AppThunk<Result>) => Result;
};

/**
 * Several requests as one: of a mutation, which looks for its own work or commits in a transaction, or of a query that reads
 * in steps. Its answer is theirs.
 */
type Work = { readonly as: FirestoreRequest['as']; readonly work: (given: Working) => Promise<unknown> };

/** What an action says of the request behind it: readable in DevTools, nothing personal. */
export type RequestMeta = {
  readonly as: string;
  readonly call: string;
  /** ISO instant, by the device's clock. */
  readonly answeredAt: string;
};

function callOf(request: FirestoreRequest | Work): string {
  if ('work' in request) return 'work';
  if ('list' in request) return `list ${request.list}`;
  if ('count' in request) {
    return request.sum ? `sum ${request.sum} of ${request.count}` : `count ${request.count}`;
  }
  if ('get' in request) return `get ${request.get}`;
  return `transaction ${request.transaction}`;
}

/** RTK Query's base query: Firestore, asked with plain data. Never throws; failures are `AppError`s. */
export const firestoreBaseQuery: BaseQueryFn<
  FirestoreRequest | Work,
  unknown,
  AppError,
  object,
  RequestMeta
> = async (request, queryApi, extraOptions) => {
  const { dispatch, getState, extra, type } = queryApi;
  // The store's own `extraArgument`; RTK types it as unknown, and its state too.
  const { firestore, clock, serverClock } = extra as Services;
  const state = () => getState() as RootState;
  const { session } = state();
  const believedOffline = !selectOnline(state());
  const now = () => new Date(clock.now()).toISOString();
  const run: Run = async asked => {
    const answer = await firestore.run(asked);
    // Only an answer proves a connection: a browser that believes in none is wrong.
    if (believedOffline) dispatch(connectivityChanged(true));
    return answer;
  };
  const meta = (): RequestMeta => ({
    as: request.as,
    call: callOf(request),
    answeredAt: now(),
  });
  try {
    const data =
      'work' in request
        ? await request.work({
            run,
            now: now(),
            serverNow: () => serverClock.now(),
            // RTK types it for no store in particular.
            dispatch: dispatch as Working['dispatch'],
          })
        : await run(request);
    return { data, meta: meta() };
  } catch (thrown) {
    const error = toAppError(thrown);
    // Another user may have been signed in for a moment, and been refused what is this one's.
    if (type === 'query' && error.kind === 'denied' && session !== state().session) {
      return firestoreBaseQuery(request, queryApi, extraOptions);
    }
    return { error, meta: meta() };
  }
};
