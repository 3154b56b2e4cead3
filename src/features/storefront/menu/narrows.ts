import type { MenuView } from './menuRules';

/** Whether a view leaves anything out. */
export const narrows = ({ filter, search }: MenuView): boolean => filter !== 'all' || search.trim() !== '';
