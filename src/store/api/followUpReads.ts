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
 * RTK Query drops a reading that is asked for while another of the same is under way. That one may have begun before
 * whatever changed, so one more follows it. Two cases are not such: a screen that opens joins what is under way, and a page
 * that is looked at again says so twice, as `visibilitychange` and as `focus`: the second joins what the first has begun. To be
 * told of every action of the store.
 */
export function followUpReads({ dispatch, getState }: Store): (action: UnknownAction) => void {
  const { onFocus, onFocusLost } = api.internalActions;
  const owed = new Set<string>();
  /** Queries begun because the page became visible. */
  const ofThisLook = new Set<string>();
  let isFocus = false;
  return action => {
    if (onFocus.match(action)) {
      isFocus = true;
      // The queries that this triggers have started by then.
      queueMicrotask(() => {
        isFocus = false;
      });
    }
    if (onFocusLost.match(action)) ofThisLook.clear();
    const { type, meta } = action as QueryAction;
    const [, end] = /executeQuery\/(pending|fulfilled|rejected)$/.exec(type) ?? [];
    if (!meta || !end) return;
    const { queryCacheKey, endpointName, originalArgs, subscribe, forceRefetch } = meta.arg;
    if (end === 'pending') {
      if (isFocus) ofThisLook.add(queryCacheKey);
      return;
    }
    if (meta.condition) {
      const isSaidTwice = isFocus && ofThisLook.has(queryCacheKey);
      if (forceRefetch === true && !subscribe && !isSaidTwice) owed.add(queryCacheKey);
      return;
    }
    ofThisLook.delete(queryCacheKey);
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
