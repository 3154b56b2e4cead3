/** The search parameter that names the order being looked at. */
export const VIEW_PARAM = 'view';

/** The search part under which an order is looked at, over the list as it is. */
export function viewSearch(params: string, orderId: string): string {
  const next = new URLSearchParams(params);
  next.set(VIEW_PARAM, orderId);
  return `?${next}`;
}
