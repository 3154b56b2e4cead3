/** The search parameter that names the order being looked at. */
export const VIEW_PARAM = 'view';
/** The same of one that is older than those in the list. */
export const OLDER_PARAM = 'older';

function withParam(params: string, name: string, orderId: string): string {
  const next = new URLSearchParams(params);
  next.set(name, orderId);
  return `?${next}`;
}

/** The search part under which an order is looked at, over the list as it is. */
export const viewSearch = (params: string, orderId: string): string => withParam(params, VIEW_PARAM, orderId);

/** The same of an older order. */
export const olderSearch = (params: string, orderId: string): string =>
  withParam(params, OLDER_PARAM, orderId);
