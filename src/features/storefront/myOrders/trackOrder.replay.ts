/** What is said of a delivery brings an endpoint of its own, when there is something to say. */
export const load = () => import('./delivery/DeliveryNews');
