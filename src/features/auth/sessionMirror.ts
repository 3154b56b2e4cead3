import type { Area } from '@/lib/area';
import type { KeyValueStorage } from '@/services/platform/storage/keyValueStorage';
import type { SessionUser } from '@/store/session/session';

/** Spec §4: the session is mirrored under this key. Display only: nothing ever reads a right from it. */
export const MIRROR_KEY = 'user';

/** The area that wrote a record: only the back office writes a role. */
function writerOf(record: string): Area {
  try {
    const parsed: unknown = JSON.parse(record);
    const hasRole = typeof parsed === 'object' && parsed !== null && 'role' in parsed;
    return hasRole ? 'back-office' : 'storefront';
  } catch {
    return 'storefront';
  }
}

/**
 * Mirrors an area's session: writes the signed-in user, removes the record at sign-out, but only one that
 * this area wrote, so that a customer and staff can share a browser. A full storage leaves the mirror stale.
 */
export function mirrorSession(storage: KeyValueStorage, area: Area, user: SessionUser | null): void {
  try {
    if (user) {
      storage.setItem(MIRROR_KEY, JSON.stringify(user));
      return;
    }
    const record = storage.getItem(MIRROR_KEY);
    if (record !== null && writerOf(record) === area) storage.removeItem(MIRROR_KEY);
  } catch {
    // Quota or a storage that went away: the session itself does not depend on its mirror.
  }
}
