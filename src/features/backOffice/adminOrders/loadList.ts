import { TABLET_UP } from '@/shared/ui/useMediaQuery';

/** The code of the list: it comes while the orders are read, in the form that the width of the screen asks for. */
export const loadTable = async () => (await import('./OrdersTable')).OrdersTable;
export const loadCards = async () => (await import('./OrderCards')).OrderCards;
export const loadResults = async () => (await import('./OrderResults')).OrderResults;

/** All of it that this screen will need. */
export const loadList = () =>
  Promise.all([loadResults(), globalThis.matchMedia(TABLET_UP).matches ? loadTable() : loadCards()]);
