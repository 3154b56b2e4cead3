/** Calls back with the text that another tab has put in local storage under a key, null where it took it away. */
export function onForeignText(key: string, listener: (text: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}
