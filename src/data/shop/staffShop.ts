import type { Shop } from '@/domain/shop/shop';
import type { PlainDocument } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';
import { parseShop } from './shopDocument';

export const SHOP_PATH = 'settings/shop';

/** The settings as staff edit them: with the version an edit must have seen. */
export type StaffShop = Shop & { readonly updatedAt: string | null; readonly lastCommandId: string | null };

/** `settings/shop` as staff see it. Never fails; where there is none, the defaults count and there is no version. */
export function parseStaffShop(document: PlainDocument | null): StaffShop {
  const lastCommandId = document?.data.lastCommandId;
  return {
    ...parseShop(document),
    updatedAt: parseInstant(document?.data.updatedAt),
    lastCommandId: typeof lastCommandId === 'string' ? lastCommandId : null,
  };
}
