// @bundle firebase, auth-start, customer-only

import { openArea } from '@/services/firebase/authSession';
import { readFirebaseSettings } from '@/services/firebase/firebaseSettings';

/** Has Auth ask who of the staff is there. */
export function beginAuth(): void {
  openArea(readFirebaseSettings({ env: import.meta.env, pageUrl: globalThis.location.href }), 'back-office');
}
