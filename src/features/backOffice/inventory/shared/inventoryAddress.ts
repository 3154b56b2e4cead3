import { PATHS } from '@/lib/paths';
import type { DialogAddress } from '@/ui/dialog/useDialogAddress';

/** The page's dialogs, each named by its search parameter; what it is about is a product's id. */
export const INVENTORY_DIALOGS = ['add', 'edit', 'adjust', 'history'] as const;
export type InventoryDialog = (typeof INVENTORY_DIALOGS)[number];
export type InventoryAddress = DialogAddress<InventoryDialog>;

/** What the history has besides: which kind of change, and which page. */
export const LEDGER_PARAMS = ['kind', 'lines'] as const;

/** What `add` is about where nothing of it is known yet; a product that failed has its own id. */
export const NEW_ITEM = 'new';

/** Where a dialog is open. */
export const dialogAddress = (dialog: InventoryDialog, productId: string): string =>
  `${PATHS.inventory}?${new URLSearchParams({ [dialog]: productId })}`;

/** Where a change that failed is corrected. */
export const DIALOG_OF = {
  creation: 'add',
  edit: 'edit',
  adjustment: 'adjust',
} as const satisfies { readonly [kind: string]: InventoryDialog };
