import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { useAuth } from '@/store/session/authContext';
import { shopReads } from './shopReads';

/** The shop's settings as they are known here; undefined until they are. */
export function useKnownShop(): Shop | undefined {
  const uid = useAuth().session.user?.id ?? null;
  return shopReads.useGetShopQuery(uid).data?.items[0];
}

/** The shop's settings as they are known here; its defaults until then. */
export const useShop = (): Shop => useKnownShop() ?? DEFAULT_SHOP;
