import type { DBSchema, IDBPDatabase } from 'idb';
import { hasDatabase } from './hasDatabase';

export type DatabaseShape<Schema extends DBSchema> = {
  readonly name: string;
  readonly version: number;
  /** Makes its stores. */
  readonly upgrade: (database: Pick<IDBPDatabase<Schema>, 'createObjectStore'>) => void;
};

/**
 * Makes a database, where there is none of its name yet, in a frame that goes with the page. WebKit keeps a page that is left
 * for Back. Had it asked for a database that the browser had not begun to make, nobody would make it, and no other page could
 * open it. What a frame has asked for is taken back when the frame is removed (seen with WebKitGTK 2.50).
 *
 * @throws Error where the page is left before it is made
 */
export async function makeInFrame<Schema extends DBSchema>({
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
      const takeBack = () => {
        frame.remove();
        reject(new Error('The page is left.'));
      };
      addEventListener('pagehide', takeBack);
    });
  }
  frame.remove();
}
