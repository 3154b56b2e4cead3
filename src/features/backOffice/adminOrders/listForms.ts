/** The two forms of the list: the width of the screen says which. */
export const loadTable = async () => (await import('./OrdersTable')).OrdersTable;
export const loadCards = async () => (await import('./OrderCards')).OrderCards;
