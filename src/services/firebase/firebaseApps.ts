import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { Area } from '@/lib/area';
import { abortTransactionsOnPageHide } from '@/services/platform/storage/abortTransactionsOnPageHide';
import type { FirebaseSettings } from './firebaseSettings';

/**
 * Whose credentials a request carries. `anyone` is an app without a session: what everybody may read is then
 * readable with an expired or revoked session too.
 */
export type Credentials = Area | 'anyone';

/** An app in which an account is made is nobody's session: it is not on the device, and ends with the sign-up. */
type AppName = Credentials | 'sign-up';

const beginnings: ((app: FirebaseApp) => void)[] = [];

/** Has every app that is made from now on begin with this. */
export const onAppCreated = (begin: (app: FirebaseApp) => void): void => void beginnings.push(begin);

function begunApp(settings: FirebaseSettings, name: AppName): FirebaseApp {
  const app = initializeApp({ ...settings.options }, name);
  for (const begin of beginnings) begin(app);
  return app;
}

/** The Firebase app of this name. Two named apps keep the two sessions of one browser apart. */
export function firebaseApp(settings: FirebaseSettings, name: AppName): FirebaseApp {
  abortTransactionsOnPageHide();
  return (
    getApps().find(app => app.name === name) ??
    (import.meta.env.VITE_APP_CHECK_SITE_KEY
      ? begunApp(settings, name)
      : initializeApp({ ...settings.options }, name))
  );
}
