import { PATHS } from '@/lib/paths';

/** The search parameter that names the order being edited. */
export const EDIT_PARAM = 'edit';

/** Where an order is open to be edited. */
export const editAddress = (orderId: string): string =>
  `${PATHS.adminOrders}?${new URLSearchParams({ [EDIT_PARAM]: orderId })}`;
