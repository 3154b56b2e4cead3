import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import type { Wing } from '../wing';
import type { FirebaseSettings } from './firebaseSettings';

/**
 * Whose credentials a request carries. `anyone` is an app without a session: what everybody may read is then
 * readable with an expired or revoked session too.
 */
export type Credentials = Wing | 'anyone';

/** The Firebase app of these credentials. Two named apps keep the two sessions of one browser apart. */
export function firebaseApp(settings: FirebaseSettings, credentials: Credentials): FirebaseApp {
  return (
    getApps().find(app => app.name === credentials) ?? initializeApp({ ...settings.options }, credentials)
  );
}
