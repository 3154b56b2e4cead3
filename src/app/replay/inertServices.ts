import type { AuthGateway } from '@/services/firebase/gateways';
import type { Services } from '@/store/services';

const never = () => new Promise<never>(() => {});

const inertAuth: AuthGateway = {
  observe: () => () => {},
  prepare: () => {},
  signIn: never,
  signUp: never,
  signOut: never,
  readyToken: never,
  renewToken: never,
  care: never,
};

/** An outside world in which nothing happens: what the screens start never ends. `now` is the moment on screen. */
export function inertServices(now: () => number): Services {
  return {
    clock: { now },
    chance: () => 0,
    ids: { orderId: () => 'REPLAY000000', commandId: () => 'REPLAY0000000000' },
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    connectivity: { isOnline: () => true, onChange: () => () => {}, onVisible: () => () => {} },
    deviceLanguage: () => 'en',
    locks: { ifFree: never, whenFree: never },
    outboxLog: {
      add: never,
      addAll: never,
      read: never,
      find: never,
      change: never,
      remove: never,
      onForeignChange: () => () => {},
    },
    keptLists: never,
    auth: { storefront: inertAuth, 'back-office': inertAuth },
    serverClock: { now: () => 0, told: () => {} },
    firestore: { run: never },
    download: never,
    makePdf: never,
    tape: { recorder: null, followers: [] },
  };
}
