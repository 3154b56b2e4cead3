import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import type { AppThunk } from '@/store/thunk';
import type { CachedList } from '@/sync/cache/cachedList';
import { readCached } from '@/sync/cache/cacheQuery';
import { shopReads } from './shopReads';

/**
 * The shop's settings, read once; where the server cannot be asked, as this device last read them for a user. Rejects with
 * the server's failure where it never did: on what is printed, nothing of the shop is guessed.
 */
export const readShop =
  <Cached extends Shop>(uid: string | null, list: CachedList<Cached>): AppThunk<Promise<Shop>> =>
  async dispatch => {
    const cachedFor = list.area === 'storefront' ? uid : null;
    const read = dispatch(shopReads.endpoints.getShop.initiate(cachedFor, { subscribe: false })).unwrap();
    const reading = await read.catch(async (failure: unknown) => {
      const cached = uid === null ? null : await dispatch(readCached(list, uid)).catch(() => null);
      if (!cached) throw failure;
      return cached;
    });
    return reading.items[0] ?? DEFAULT_SHOP;
  };
