import * as React from 'react';
import type { Services } from '@/store/services';

/** Where React says which component it is rendering, if any. */
type Internals = {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {
    readonly A: { readonly getOwner: () => unknown } | null;
  };
};

/**
 * Ids that count up, orders' and commands' apart. None is given out while React renders: it may begin a rendering several
 * times before it shows one, and an id of each would be another order.
 */
export function countedIds(): Services['ids'] {
  const internals = (React as unknown as Internals)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  const counter = (prefix: string) => {
    let given = 0;
    return () => {
      if (internals.A?.getOwner()) throw new Error('An id was drawn while rendering.');
      given += 1;
      return `${prefix}${String(given).padStart(11, '0')}`;
    };
  };
  return { orderId: counter('T'), commandId: counter('C') };
}
