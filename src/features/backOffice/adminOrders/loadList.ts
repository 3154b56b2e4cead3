import { TABLET_UP } from '@/shared/ui/useMediaQuery';
import { loadCards, loadTable } from './listForms';

export const loadResults = () => import('./OrderResults').then(part => part.OrderResults);

/** The code of the list, all that this screen will need of it: it comes while the orders are read. */
export const loadList = () =>
  Promise.all([loadResults(), globalThis.matchMedia(TABLET_UP).matches ? loadTable() : loadCards()]);
