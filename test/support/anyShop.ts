import type { SettingsSource } from '@/services/firebase/firebaseSettings';
import { onOfficial } from './official';
import { openOfficialShop } from './officialShop';
import { openShopBackend } from './renderApp';
import type { ShopSetup } from './shop';

/** A small open shop, to be asked through the app's own services alone: on whichever backend the run is on. */
export type AnyShop = {
  readonly backend: ShopSetup;
  /** What the app's services are made from. */
  readonly source: SettingsSource;
};

export async function openAnyShop(): Promise<AnyShop> {
  if (onOfficial) return openOfficialShop();
  return { backend: await openShopBackend(), source: { env: {}, pageUrl: globalThis.location.href } };
}
