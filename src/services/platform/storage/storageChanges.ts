/** Calls back with the text that another tab has put in local storage under a key, null where it took it away. */
export function onStorageKeyChange(key: string, listener: (text: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}

/** Calls back when another tab has changed what the device keeps, or the person comes back to a page that was put aside. */
export function onStorageChangeOrPageShow(listener: () => void): () => void {
  globalThis.addEventListener('storage', listener);
  globalThis.addEventListener('pageshow', listener);
  return () => {
    globalThis.removeEventListener('storage', listener);
    globalThis.removeEventListener('pageshow', listener);
  };
}
