import type { Services } from '@/store/services';
import { isRendering } from './reactInternals';

/**
 * Ids that count up, orders' and commands' apart. None is given out while React renders: it may begin a rendering several
 * times before it shows one, and an id of each would be another order.
 */
export function countedIds(): Services['ids'] {
  const counter = (prefix: string) => {
    let given = 0;
    return () => {
      if (isRendering()) throw new Error('An id was drawn while rendering.');
      given += 1;
      return `${prefix}${String(given).padStart(11, '0')}`;
    };
  };
  return { orderId: counter('T'), commandId: counter('C') };
}
