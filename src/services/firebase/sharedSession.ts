// @bundle account

import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import type { Area } from '@/lib/area';
import { browserLocks } from '../platform/locks';
import { hasTabStorage, isOwnTabSession, saveSharedDevice } from '../platform/sharedDevice';

const lockOf = (area: Area): string => `shared-session:${area}`;

/**
 * Before a sign-in: decides where its session is kept, and for how long. `endsAs`: where it is noted, of a session that
 * ends with this tab, that whoever finds it gone was told so before.
 */
export async function setSessionPersistence(auth: Auth, area: Area, endsAs: string | false): Promise<void> {
  if (endsAs) await auth.setPersistence(hasTabStorage() ? browserSessionPersistence : inMemoryPersistence);
  // The tab's last session was its own alone; otherwise Auth has chosen the best there is already.
  else if (isOwnTabSession(area)) await auth.setPersistence(browserLocalPersistence);
  saveSharedDevice(area, endsAs);
}

/**
 * Whether the tab whose session it was has been closed. A tab that is still open has not ended it, and one whose session
 * the server ended is told so. With somebody signed in: lets the other tabs know, for as long as this one is open.
 */
export async function isOwnerTabClosed(area: Area, user: User | null): Promise<boolean> {
  if (!isOwnTabSession(area)) return user === null && browserLocks.ifFree(lockOf(area), async () => {});
  if (user) void browserLocks.whenFree(lockOf(area), () => new Promise<never>(() => {}));
  return false;
}
