import type { StaffShop } from '@/data/shop/staffShop';
import { isLaidOver, isOpen, readQueuedChanges } from '@/data/staff/queuedChanges';
import type { Shop } from '@/domain/shop/shop';
import { parseShopEdit, type ShopEdit, UPDATE_SHOP } from '@/domain/shop/shopEdit';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** The settings as this person left them, and what of that the server does not have yet. */
export type ShopWithEdits = {
  readonly stored: StaffShop;
  /** As stored, with the person's own edits over it. */
  readonly shop: Shop;
  /** The edits it is shown with, the oldest first. */
  readonly shownWith: readonly ShopEdit[];
  /** Whether one of them is still to be sent. */
  readonly waiting: boolean;
  /** Whether one of them will not be saved as it is. */
  readonly setAside: boolean;
};

/** Lays a person's edits of the settings over them as they were read. */
export function layShopEdits(
  stored: StaffShop,
  entries: readonly CommandRecord[],
  owner: string | null,
): ShopWithEdits {
  const queued = readQueuedChanges(entries, owner, { name: UPDATE_SHOP, parse: parseShopEdit });
  const shown = queued.filter(one => isLaidOver(one, stored));
  return {
    stored,
    shop: shown.at(-1)?.change.shop ?? stored,
    shownWith: shown.map(({ change }) => change),
    waiting: shown.some(({ entry }) => isOpen(entry)),
    setAside: queued.some(({ entry }) => entry.status === 'failed'),
  };
}
