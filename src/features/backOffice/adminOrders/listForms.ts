/** The two forms of the list: the width of the screen says which. */
export const loadTable = () => import('./OrdersTable').then(part => part.OrdersTable);
export const loadCards = () => import('./OrderCards').then(part => part.OrderCards);
