import type { DBSchema, IDBPDatabase } from 'idb';
import { hasDatabase } from './hasDatabase';

export type DatabaseShape<Schema extends DBSchema> = {
  readonly name: string;
  readonly version: number;
  /** Creates its stores. */
  readonly upgrade: (database: Pick<IDBPDatabase<Schema>, 'createObjectStore'>) => void;
};

/**
 * Creates a database, where there is none of its name yet, in a frame that goes with the page. WebKit keeps a page that is left
 * for Back. Had it asked for a database that the browser had not begun to create, nobody would create it, and no other page
 * could open it. Removing a frame cancels what it has asked for (seen with WebKitGTK 2.50).
 *
 * @throws Error where the page is left before it is created
 */
export async function createInFrame<Schema extends DBSchema>({
  name,
  version,
  upgrade,
}: DatabaseShape<Schema>): Promise<void> {
  if (await hasDatabase(name)) return;
  const frame = Object.assign(document.createElement('iframe'), { hidden: true });
  document.body.append(frame);
  const opening = frame.contentWindow?.indexedDB?.open(name, version);
  // A browser that gives frames no databases leaves it to the page.
  if (opening) {
    await new Promise((resolve, reject) => {
      opening.onupgradeneeded = () => upgrade(opening.result as never);
      // What is wrong is said to whoever opens it next.
      opening.onsuccess = opening.onerror = resolve;
      const cancel = () => {
        frame.remove();
        reject(new Error('The page is left.'));
      };
      addEventListener('pagehide', cancel);
    });
  }
  frame.remove();
}
