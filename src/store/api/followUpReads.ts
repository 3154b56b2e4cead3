import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from './api';

/** What RTK Query's own actions say of a query; as much as is needed here. */
type QueryAction = UnknownAction & {
  readonly meta?: {
    /** The query was not asked, as one like it is under way. */
    readonly condition?: boolean;
    readonly arg: {
      readonly queryCacheKey: string;
      readonly endpointName: string;
      readonly originalArgs: unknown;
      readonly subscribe?: boolean;
      readonly forceRefetch?: boolean | number;
    };
  };
};

type Api = {
  readonly endpoints: {
    readonly [name: string]: { readonly initiate: (arg: unknown, options: object) => UnknownAction };
  };
};

type Store = {
  readonly dispatch: (action: UnknownAction) => unknown;
  readonly getState: () => { readonly api: { readonly queries: { readonly [key: string]: unknown } } };
};

/**
 * RTK Query drops a request for a query that is already running. That run may have begun before the change, so one more
 * follows it. Two cases need none: a page that opens joins the running request, and a return to the page fires both
 * `visibilitychange` and `focus`. Call it with every action.
 */
export function followUpReads({ dispatch, getState }: Store): (action: UnknownAction) => void {
  const { onFocus, onFocusLost } = api.internalActions;
  const owed = new Set<string>();
  /** Queries begun because the page became visible. */
  const startedOnFocus = new Set<string>();
  let isFocus = false;
  return action => {
    if (onFocus.match(action)) {
      isFocus = true;
      // The queries that this triggers have started by then.
      queueMicrotask(() => {
        isFocus = false;
      });
    }
    if (onFocusLost.match(action)) startedOnFocus.clear();
    const { type, meta } = action as QueryAction;
    const [, end] = /executeQuery\/(pending|fulfilled|rejected)$/.exec(type) ?? [];
    if (!meta || !end) return;
    const { queryCacheKey, endpointName, originalArgs, subscribe, forceRefetch } = meta.arg;
    if (end === 'pending') {
      if (isFocus) startedOnFocus.add(queryCacheKey);
      return;
    }
    if (meta.condition) {
      const isSaidTwice = isFocus && startedOnFocus.has(queryCacheKey);
      if (forceRefetch === true && !subscribe && !isSaidTwice) owed.add(queryCacheKey);
      return;
    }
    startedOnFocus.delete(queryCacheKey);
    if (!owed.delete(queryCacheKey)) return;
    // After all observers have handled this action.
    queueMicrotask(() => {
      // Features inject the endpoints: the api's own type knows none.
      const asked = (api as unknown as Api).endpoints[endpointName];
      if (!asked || !getState().api.queries[queryCacheKey]) return;
      dispatch(asked.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    });
  };
}
