import { PATHS } from '@/lib/paths';

/** The search parameter that opens a new order: `NEW`, or the id of a command that could not be sent. */
export const NEW_PARAM = 'new';
export const NEW = 'order';

/** Where an order that could not be placed is open to be changed. */
export const newOrderAddress = (commandId: string): string =>
  `${PATHS.adminOrders}?${new URLSearchParams({ [NEW_PARAM]: commandId })}`;
