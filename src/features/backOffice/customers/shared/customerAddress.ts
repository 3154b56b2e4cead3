import { PATHS } from '@/lib/paths';

/**
 * The dialogs of the customers' pages, by their search parameters. Not `edit`: a recording keeps that one's value, and an id
 * may be made of somebody's email.
 */
export const CUSTOMER_DIALOGS = ['adding', 'customer', 'deleting'] as const;
export type CustomerDialog = (typeof CUSTOMER_DIALOGS)[number];

/** Whom the dialog is about that adds somebody. */
export const NEW_CUSTOMER = 'new';

export const dialogAddress = (dialog: CustomerDialog, customerId: string): string =>
  `${PATHS.customers}?${new URLSearchParams({ [dialog]: customerId })}`;
