import type { Wing } from '@/lib/wing';
import { browserStorage } from './storage/keyValueStorage';

/** In local storage: the last to sign in said that others use this device. In the tab's: it was in this tab. */
const markOf = (wing: Wing): string => `shared-device:${wing}`;

/** The tab's own storage, which a reload leaves alone; null where the browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether a session can be kept for as long as the tab is open, over a reload. */
export const tabKeeps = (): boolean => tabStorage() !== null;

/** Whether the session that ends with its tab is this tab's. */
export const isThisTabs = (wing: Wing): boolean => tabStorage()?.getItem(markOf(wing)) != null;

/** Whether what this device knows of a wing's user was another tab's, which may have been closed since. */
export const wasAnotherTabs = (wing: Wing): boolean =>
  browserStorage().getItem(markOf(wing)) !== null && !isThisTabs(wing);

/** Notes whether the session about to begin ends with this tab, and if so under `endsAs` too. */
export function noteShared(wing: Wing, endsAs: string | false): void {
  const device = browserStorage();
  try {
    if (endsAs) device.setItem(endsAs, 'with-tab');
    for (const storage of [device, tabStorage()]) {
      if (endsAs) storage?.setItem(markOf(wing), 'yes');
      else storage?.removeItem(markOf(wing));
    }
  } catch {
    // A full device: the session ends with the tab all the same.
  }
}
