import type { SettingsSource } from '@/services/firebase/firebaseSettings';
import { ownerOf, type StoredDocument } from '../../scripts/emulator/owner';
import { officialAuth, officialEmulators } from './official';
import { openShop, type ShopSetup } from './shop';

/** A small open shop on the official emulators. */
export type OfficialShop = {
  readonly backend: ShopSetup;
  /** What the app's services are made from. */
  readonly source: SettingsSource & { readonly env: { readonly [name: string]: string } };
  /** Past every rule; undefined where there is no such document. */
  readonly read: (path: string) => Promise<StoredDocument | undefined>;
  readonly list: (collectionId: string) => Promise<readonly StoredDocument[]>;
};

/** @param projectId of Firestore: files that run beside each other need one each */
export async function openOfficialShop(
  projectId = `demo-app-${process.env.VITEST_WORKER_ID}`,
): Promise<OfficialShop> {
  const emulators = officialEmulators(projectId);
  const { clear, write, read, list } = ownerOf(emulators);
  const backend: ShopSetup = {
    auth: { accounts: { create: ownerOf(officialAuth()).putAccount } },
    firestore: { documents: { write } },
  };
  await clear();
  await openShop(backend);
  const env = {
    VITE_BACKEND: 'emulator',
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_AUTH_EMULATOR_HOST: new URL(emulators.auth).host,
    VITE_FIRESTORE_EMULATOR_HOST: new URL(emulators.firestore).host,
  };
  return { backend, source: { env, pageUrl: 'http://localhost:4173/' }, read, list };
}
