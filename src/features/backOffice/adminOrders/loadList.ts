/** The code of the list, one form of it or the other: it comes while the orders are read. */
export const loadTable = async () => (await import('./OrdersTable')).OrdersTable;
export const loadCards = async () => (await import('./OrderCards')).OrderCards;
