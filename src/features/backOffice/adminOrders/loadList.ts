/** The code of the list: it comes while the orders are read, in the form that the width of the screen asks for. */
export const loadTable = async () => (await import('./OrdersTable')).OrdersTable;
export const loadCards = async () => (await import('./OrderCards')).OrderCards;
