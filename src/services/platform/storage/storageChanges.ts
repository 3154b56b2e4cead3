import { deviceStorage } from './keyValueStorage';

/**
 * Calls back with the text that another tab has put in local storage under a key, null where it took it away. A page in the
 * back/forward cache is told of none of it by Firefox, not even later: it reads the text again when it is shown again.
 */
export function onStorageKeyChange(key: string, listener: (text: string | null) => void): () => void {
  const stored = () => deviceStorage()?.getItem(key) ?? null;
  let whenLeft: string | null = null;
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  const left = () => {
    whenLeft = stored();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    const now = stored();
    if (persisted && now !== whenLeft) listener(now);
  };
  // Its `signal` is the option that they take.
  const following = new AbortController();
  globalThis.addEventListener('storage', heard, following);
  globalThis.addEventListener('pagehide', left, following);
  globalThis.addEventListener('pageshow', shown, following);
  return () => following.abort();
}

/** Calls back when another tab has changed what the device keeps, or the person comes back to a page that was put aside. */
export function onStorageChangeOrPageShow(listener: () => void): () => void {
  const following = new AbortController();
  globalThis.addEventListener('storage', listener, following);
  globalThis.addEventListener('pageshow', listener, following);
  return () => following.abort();
}
