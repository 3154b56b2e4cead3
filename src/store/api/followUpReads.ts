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
 * that is looked at again says so twice, as `focus` and as `visibilitychange`. To be told of every action of the store.
 */
export function followUpReads({ dispatch, getState }: Store): (action: UnknownAction) => void {
  const { onFocus } = api.internalActions;
  const owed = new Set<string>();
  let isFocus = false;
  return action => {
    if (onFocus.match(action)) {
      isFocus = true;
      // What is asked for upon it has been asked for by then.
      queueMicrotask(() => {
        isFocus = false;
      });
    }
    const { type, meta } = action as QueryAction;
    if (!meta || !/executeQuery\/(fulfilled|rejected)$/.test(type)) return;
    const { queryCacheKey, endpointName, originalArgs, subscribe, forceRefetch } = meta.arg;
    if (meta.condition) {
      if (forceRefetch === true && !subscribe && !isFocus) owed.add(queryCacheKey);
      return;
    }
    if (!owed.delete(queryCacheKey)) return;
    // Once everybody has been told of this one.
    queueMicrotask(() => {
      // Features inject the endpoints: the api's own type knows none.
      const asked = (api as unknown as Api).endpoints[endpointName];
      if (!asked || !getState().api.queries[queryCacheKey]) return;
      dispatch(asked.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
    });
  };
}
