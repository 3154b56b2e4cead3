import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import { type ShopEdit, shopFields } from '@/domain/shop/shopEdit';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { SHOP_PATH } from './staffShop';

/** Saves the shop's settings, unless somebody else has changed them since the person looked. Never rejects. */
export function saveShopEdit(edit: ShopEdit, run: Run): Promise<SaveChangeResult> {
  return saveStaffChange(
    {
      name: 'updateShop',
      path: SHOP_PATH,
      change: edit,
      kind: 'settings',
      checksBaseVersion: true,
      write: async (_stored, transaction, stamp) => {
        transaction.set(SHOP_PATH, { ...shopFields(edit.shop), ...stamp });
        return { outcome: 'saved' };
      },
    },
    run,
  );
}
