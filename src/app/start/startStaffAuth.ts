// @bundle firebase, auth-start, customer-only

import { openAreaAuth } from '@/services/firebase/authSession';
import { readFirebaseSettings } from '@/services/firebase/firebaseSettings';

/** Starts the back office's Auth early: it looks up who is signed in. */
export function startStaffAuth(): void {
  openAreaAuth(
    readFirebaseSettings({ env: import.meta.env, pageUrl: globalThis.location.href }),
    'back-office',
  );
}
