/** The parts of the orders' page that are loaded later and bring API endpoints: a replay has to know these. */
export const load = () =>
  Promise.all([
    import('./archive/OlderOrders'),
    import('./view/ViewOrderDialog'),
    import('./edit/EditOrderDialog'),
    import('./create/NewOrderDialog'),
  ]);
