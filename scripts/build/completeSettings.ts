import { loadEnv, type Plugin } from 'vite';
import { readFirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';

/** Stops a build whose Firebase is configured only in part: the app would find out at its first call, in a customer's hands. */
export function completeSettings(): Plugin {
  return {
    name: 'complete-settings',
    configResolved: ({ mode, envDir }) => {
      readFirebaseSettings({ env: loadEnv(mode, envDir || process.cwd()), pageUrl: 'http://localhost/' });
    },
  };
}
