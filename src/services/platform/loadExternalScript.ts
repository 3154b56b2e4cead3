const asked = new Map<string, Promise<void>>();

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      asked.delete(address);
      // As `fetch` says that there is no network.
      reject(new TypeError(`Failed to load ${address}`));
    };
    document.head.append(script);
  });
}

/** Loads a script of another host, once; one that could not be had is asked for again. */
export function loadExternalScript(address: string): Promise<void> {
  const known = asked.get(address) ?? load(address);
  asked.set(address, known);
  return known;
}
