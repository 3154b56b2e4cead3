import type { AppError, ErrorKind } from '@/lib/appError';
import { backOffMs, MIN_READ_RETRY_MS } from '@/lib/retryPolicy';
import { api } from '@/store/api/api';
import type { RootState } from '@/store/rootState';
import type { AppThunk } from '@/store/thunk';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';

/**
 * Failures that may pass by themselves. A read fails as `unauthenticated` only after its token was renewed and refused again. What the
 * rules deny, they would deny again.
 */
const PASSING: readonly ErrorKind[] = [
  'offline',
  'timeout',
  'unavailable',
  'rateLimited',
  'unauthenticated',
  'unknown',
];

type Query = NonNullable<RootState['api']['queries'][string]>;
type Initiate = (
  args: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: true },
) => AppThunk<unknown>;

const initiateOf = ({ endpointName = '' }: Query): Initiate | undefined =>
  (api.endpoints as { readonly [name: string]: { readonly initiate: Initiate } | undefined })[endpointName]
    ?.initiate;

function isPassing({ status, error }: Query): boolean {
  if (status !== 'rejected') return false;
  const { kind, code } = (error as AppError | undefined) ?? { kind: 'unknown' as const };
  // Reads have no side effects: an aborted one can simply be repeated.
  return PASSING.includes(kind) || code === 'aborted';
}

type Failing = {
  /** Which of its tries failed last. */
  readonly requestId: string | undefined;
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout>;
};

/**
 * Reads again what could not be read, of whatever a screen shows: after a while that grows to about a minute, and at once
 * when the network or the person comes back. A hidden page asks for nothing. Returns how to stop.
 */
export const retryReads =
  (subscribe: (listener: () => void) => () => void): AppThunk<() => void> =>
  (dispatch, state, { random }) => {
    const getState = state as () => RootState;
    const failing = new Map<string, Failing>();
    let seen: RootState['api']['queries'] | undefined;
    let couldAsk = true;

    const canAsk = ({ config }: RootState['api']) => config.online && config.focused;

    function forget(key: string): void {
      clearTimeout(failing.get(key)?.timer);
      failing.delete(key);
    }

    function wait(key: string, { requestId }: Query, tries: number): void {
      clearTimeout(failing.get(key)?.timer);
      // The first wait is already that after a few tries.
      const ms = MIN_READ_RETRY_MS + backOffMs(tries + 2, false, random);
      failing.set(key, { requestId, tries, timer: setTimeout(() => read(key), ms) });
    }

    function read(key: string): void {
      const { queries, subscriptions } = getState().api;
      const query = queries[key];
      const known = failing.get(key);
      if (!query || !known || !isPassing(query) || !canAsk(getState().api)) return;
      const initiate = initiateOf(query);
      const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (initiate && isShown)
        dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }));
      else wait(key, query, known.tries);
    }

    /** Runs within a dispatch. One of its own there would be recorded before that: it comes afterwards. */
    function look(): void {
      const { api } = getState();
      const cameBack = canAsk(api) && !couldAsk;
      couldAsk = canAsk(api);
      if (api.queries !== seen) {
        seen = api.queries;
        for (const key of failing.keys()) if (!api.queries[key]) forget(key);
        for (const [key, query] of Object.entries(api.queries)) {
          const known = failing.get(key);
          if (query?.status === 'fulfilled') {
            // The service is there again for what is to be sent too.
            if (known && getState().outbox.entries.length > 0)
              queueMicrotask(() => dispatch(sendNowAsked('retry')));
            forget(key);
          } else if (query && isPassing(query) && known?.requestId !== query.requestId)
            wait(key, query, known ? known.tries + 1 : 0);
        }
      }
      if (cameBack)
        queueMicrotask(() => {
          for (const key of [...failing.keys()]) read(key);
        });
    }

    look();
    const unsubscribe = subscribe(look);
    return () => {
      unsubscribe();
      for (const key of [...failing.keys()]) forget(key);
    };
  };
