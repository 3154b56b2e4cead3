import { icon } from '@/ui/icons';

/** A crate, as bottles come in. */
export const CartIcon = icon(
  'M3.5 9.5h17l-1.6 9.2a1.5 1.5 0 0 1-1.5 1.3H6.6a1.5 1.5 0 0 1-1.5-1.3zM8 9.5l3-6M16 9.5l-3-6M10 13v3.5M14 13v3.5',
);
