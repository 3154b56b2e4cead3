import type { Area } from '@/lib/area';
import { browserStorage } from './storage/keyValueStorage';

/** In local storage: the last to sign in said that others use this device. In the tab's: it was in this tab. */
const sharedKeyOf = (area: Area): string => `shared-device:${area}`;

/** The tab's own storage, which a reload leaves alone; null where the browser refuses it. */
function tabStorage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether a session can be stored for as long as the tab is open, over a reload. */
export const hasTabStorage = (): boolean => tabStorage() !== null;

/** Whether the session that ends with its tab is this tab's. */
export const isOwnTabSession = (area: Area): boolean => tabStorage()?.getItem(sharedKeyOf(area)) != null;

/** Whether what this device knows of an area's user was another tab's, which may have been closed since. */
export const wasOtherTabSession = (area: Area): boolean =>
  browserStorage().getItem(sharedKeyOf(area)) !== null && !isOwnTabSession(area);

/** Notes whether the session about to begin ends with this tab, and if so under `endsAs` too. */
export function saveSharedDevice(area: Area, endsAs: string | false): void {
  const device = browserStorage();
  try {
    if (endsAs) device.setItem(endsAs, 'with-tab');
    for (const storage of [device, tabStorage()]) {
      if (endsAs) storage?.setItem(sharedKeyOf(area), 'yes');
      else storage?.removeItem(sharedKeyOf(area));
    }
  } catch {
    // A full device: the session ends with the tab all the same.
  }
}
