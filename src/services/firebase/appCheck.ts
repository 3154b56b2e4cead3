import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { appCheckToken } from './appCheckToken';
import { onAppCreated } from './firebaseApps';
import { readFirebaseSettings, type SettingsSource } from './firebaseSettings';

let started = false;

/**
 * Has the SDK's parts ask for App Check's token by themselves at each call. To be called before the first Firebase app is
 * made, and only in a build with a site key: this module, and the SDK's, are a chunk that no other build has.
 */
export function startAppCheck(source: SettingsSource): void {
  const settings = readFirebaseSettings(source);
  if (started || settings.backend !== 'hosted') return;
  started = true;
  onAppCreated(app => {
    const provider = new CustomProvider({ getToken: () => appCheckToken(settings) });
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  });
}
