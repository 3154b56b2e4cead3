import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import type { AppThunk } from '@/store/thunk';
import type { KeptList } from '@/sync/cache/keptList';
import { readKept } from '@/sync/cache/keptOnDevice';
import { shopReads } from './shopReads';

/**
 * The shop's settings, read once; where the server cannot be asked, as this device last read them for a user. Rejects with
 * the server's failure where it never did: on what is printed, nothing of the shop is guessed.
 */
export const readShop =
  <Kept extends Shop>(uid: string | null, list: KeptList<Kept>): AppThunk<Promise<Shop>> =>
  async dispatch => {
    const keptFor = list.wing === 'storefront' ? uid : null;
    const read = dispatch(shopReads.endpoints.getShop.initiate(keptFor, { subscribe: false })).unwrap();
    const reading = await read.catch(async (failure: unknown) => {
      const kept = uid === null ? null : await dispatch(readKept(list, uid)).catch(() => null);
      if (!kept) throw failure;
      return kept;
    });
    return reading.items[0] ?? DEFAULT_SHOP;
  };
