import { browserConnection, type Connection } from './dataSaving';
import { deviceStorage } from './storage/keyValueStorage';

/** What is used of the browser; tests stand in for it. */
export type PrecacheConditions = {
  readonly connection: Connection | undefined;
  /** Whether this device has had a worker before. */
  readonly hasWorker: () => Promise<boolean>;
  /** Whether this is a later visit than the first; says so of this one from the next on. */
  readonly isLaterVisit: () => boolean;
};

const UNMETERED: readonly (string | undefined)[] = ['wifi', 'ethernet'];

/**
 * Resolves when the app may be fetched to be stored. Where the person saves data it waits for an unmetered connection, or for a
 * second visit: who comes once would have paid for what they never use.
 */
export async function whenPrecacheAllowed(surroundings: PrecacheConditions): Promise<void> {
  const { connection, hasWorker, isLaterVisit } = surroundings;
  const isLater = isLaterVisit();
  const isCheap = () => !connection?.saveData || UNMETERED.includes(connection.type);
  if (isCheap() || isLater || !connection || (await hasWorker())) return;
  await new Promise<void>(resolve => {
    connection.addEventListener('change', () => isCheap() && resolve());
  });
}

const VISITED = 'visited';

/** A visit ends with its tab. */
function isLaterVisit(): boolean {
  try {
    const visited = deviceStorage()?.getItem(VISITED) === VISITED;
    const isThisVisit = sessionStorage.getItem(VISITED) === VISITED;
    if (visited && !isThisVisit) return true;
    deviceStorage()?.setItem(VISITED, VISITED);
    sessionStorage.setItem(VISITED, VISITED);
    return false;
  } catch {
    // Nothing can be stored here: no visit is told from another.
    return false;
  }
}

/** @see whenPrecacheAllowed */
export const whenShellAllowed = (): Promise<void> =>
  whenPrecacheAllowed({
    connection: browserConnection(),
    hasWorker: async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
    isLaterVisit,
  });
