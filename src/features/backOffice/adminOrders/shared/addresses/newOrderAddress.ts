import { PATHS } from '@/lib/paths';

/**
 * The search parameter that opens a new order: `NEW`; `for:` or `again:` with the id of a customer (lib/addresses.ts); or the id
 * of a command that could not be sent.
 */
export const NEW_PARAM = 'new';
export const NEW = 'order';

/** The customer whom the address names, and whether the form begins with what they ordered last; null where it names none. */
export function customerIn(opened: string): { readonly customerId: string; readonly again: boolean } | null {
  const [, how, customerId] = /^(for|again):(.+)$/.exec(opened) ?? [];
  return customerId ? { customerId, again: how === 'again' } : null;
}

/** Where an order that could not be placed is open to be changed. */
export const newOrderAddress = (commandId: string): string =>
  `${PATHS.adminOrders}?${new URLSearchParams({ [NEW_PARAM]: commandId })}`;
