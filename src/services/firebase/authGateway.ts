import type { Area } from '@/lib/area';
import { lazyAsync } from '@/lib/lazyValues';
import { CODE_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import { hasDatabase } from '@/services/platform/storage/hasDatabase';
import { onStorageChangeOrPageShow } from '@/services/platform/storage/storageChanges';
import type { ServerClock } from '../platform/serverClock';
import type { SettingsSource } from './firebaseSettings';
import type { AuthGateway } from './gateways';

/** Where the SDK keeps its sessions. */
const SDK_DATABASE = 'firebaseLocalStorageDb';

export function createAuthGateway(source: SettingsSource, area: Area, serverClock: ServerClock): AuthGateway {
  /** Listeners that were told "nobody", or of a failure, while the SDK was not loaded; they are subscribed once it is. */
  const waiting = new Set<() => void>();
  const load = lazyAsync(async () => {
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) (await import('./appCheck')).startAppCheck(source);
    const session = await import('./authSession').then(part =>
      part.openAuthSession(source, area, serverClock),
    );
    for (const follow of waiting) follow();
    return session;
  });
  const open = () => withDeadline('The code of Auth', CODE_DEADLINE_MS, load());
  return {
    observe(listener, failed, unknown = false) {
      let stopped = false;
      let stop = () => {};
      const late = (thrown: unknown) => {
        if (!stopped) failed(thrown);
      };
      const follow = () => {
        waiting.delete(follow);
        open().catch(late);
        // However late its code arrives, the session is followed from then on.
        load().then(
          session => {
            if (!stopped) stop = session.observe(listener, failed);
          },
          // Whoever next needs Auth asks for its code again.
          () => {
            if (!stopped) waiting.add(follow);
          },
        );
      };
      /** Answers whether somebody may be there, and is followed then. */
      const look = async () => {
        if (stopped || !(await hasDatabase(SDK_DATABASE))) return false;
        if (!stopped && waiting.has(follow)) follow();
        return true;
      };
      let stopLooking = () => {};
      if (unknown) {
        waiting.add(follow);
        stopLooking = onStorageChangeOrPageShow(look);
        look().then(may => {
          if (!may && !stopped && waiting.has(follow)) listener(null, false);
        });
      } else follow();
      return () => {
        stopped = true;
        waiting.delete(follow);
        stopLooking();
        stop();
      };
    },
    prepare: () => void open().catch(() => {}),
    signIn: async (...asked) => (await open()).signIn(...asked),
    ...(import.meta.env.VITE_GOOGLE_CLIENT_ID && {
      async signInWithGoogle(googleToken: string, onSharedDevice: boolean) {
        const { signInWithGoogle } = await open();
        if (!signInWithGoogle) throw new Error('Not a build with Google.');
        return signInWithGoogle(googleToken, onSharedDevice);
      },
    }),
    signUp: async (...asked) => (await open()).signUp(...asked),
    signOut: async () => (await open()).signOut(),
    readyToken: async (...asked) => (await open()).readyToken(...asked),
    renewToken: async () => (await open()).renewToken(),
    accountOperations: async () => (await open()).accountOperations(),
  };
}
