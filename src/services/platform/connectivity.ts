/** What the browser believes about the network. Only a hint: a captive portal is "online". */
export type Connectivity = {
  readonly isOnline: () => boolean;
  /** Calls back at each change; returns how to stop. */
  readonly onChange: (listener: (online: boolean) => void) => () => void;
  /** Calls back when the person comes back to the page; returns how to stop. */
  readonly onVisible: (listener: () => void) => () => void;
};

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  onChange: listener => {
    const online = () => listener(true);
    const offline = () => listener(false);
    globalThis.addEventListener('online', online);
    globalThis.addEventListener('offline', offline);
    return () => {
      globalThis.removeEventListener('online', online);
      globalThis.removeEventListener('offline', offline);
    };
  },
  onVisible: listener => {
    const changed = () => {
      if (document.visibilityState === 'visible') listener();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
