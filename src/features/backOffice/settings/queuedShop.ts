import type { StaffShop } from '@/data/shop/staffShop';
import { isPending, readQueuedChanges } from '@/data/staff/queuedChanges';
import type { Shop } from '@/domain/shop/shop';
import { parseShopEdit, type ShopEdit, UPDATE_SHOP } from '@/domain/shop/shopEdit';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { isUnsent } from '@/sync/outbox/commandState';

/** The settings as this person left them, and what of that the server does not have yet. */
export type ShopWithEdits = {
  readonly stored: StaffShop;
  /** As stored, with the person's own edits over it. */
  readonly shop: Shop;
  /** The edits it is shown with, the oldest first. */
  readonly pendingChanges: readonly ShopEdit[];
  /** Whether one of them is still to be sent. */
  readonly waiting: boolean;
  /** Whether one of them will not be saved as it is. */
  readonly failed: boolean;
};

/** Applies a person's edits to the settings as they were read. */
export function applyPendingShopEdits(
  stored: StaffShop,
  entries: readonly CommandRecord[],
  owner: string | null,
): ShopWithEdits {
  const queued = readQueuedChanges(entries, owner, { name: UPDATE_SHOP, parse: parseShopEdit });
  const shown = queued.filter(one => isPending(one, stored));
  return {
    stored,
    shop: shown.at(-1)?.change.shop ?? stored,
    pendingChanges: shown.map(({ change }) => change),
    waiting: shown.some(({ entry }) => isUnsent(entry)),
    failed: queued.some(({ entry }) => entry.status === 'failed'),
  };
}
