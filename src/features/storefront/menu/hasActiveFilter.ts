import type { MenuView } from './menuRules';

/** Whether a view leaves anything out. */
export const hasActiveFilter = ({ filter, search }: MenuView): boolean =>
  filter !== 'all' || search.trim() !== '';
