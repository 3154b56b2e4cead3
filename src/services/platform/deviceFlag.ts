/** A word that the tabs of this device leave for each other; where the browser keeps nothing, this tab for itself. */
export type DeviceFlag = {
  readonly isSet: () => boolean;
  readonly put: (set: boolean) => void;
};

/** `key` stands in local storage: never renamed. */
export function deviceFlag(key: string): DeviceFlag {
  let setHere = false;
  return {
    isSet() {
      try {
        return setHere || globalThis.localStorage.getItem(key) !== null;
      } catch {
        return setHere;
      }
    },
    put(set) {
      setHere = false;
      try {
        if (set) globalThis.localStorage.setItem(key, 'yes');
        else globalThis.localStorage.removeItem(key);
      } catch {
        // Full, or refused.
        setHere = set;
      }
    },
  };
}
