import { isWebKit } from './isWebKit';

let begun = false;

/**
 * Before a database is opened: has a page that is left let go of its stores. WebKit keeps such a page for Back with the
 * transactions that it had under way, and whatever needs the same stores waits until the page is forgotten (seen with
 * WebKitGTK 2.50; Auth's database as much as ours). Where it was making a database, nobody else can open that. So they are
 * aborted: nobody has been told yet that they are done. A database that the browser has not begun to make is still held;
 * `createInFrame` cancels that for ours, but Auth's are not created there. Other browsers end them, or do not keep the page.
 */
export function abortTransactionsOnPageHide(): void {
  if (begun || !isWebKit()) return;
  begun = true;
  const underWay = new Set<IDBTransaction>();
  const follow = (started: IDBTransaction) => {
    underWay.add(started);
    for (const end of ['complete', 'abort']) started.addEventListener(end, () => underWay.delete(started));
    return started;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...asked) {
    return follow(transaction.apply(this, asked));
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function beginOpening(...asked) {
    const opening = open.apply(this, asked);
    opening.addEventListener('upgradeneeded', () => follow(opening.transaction as IDBTransaction));
    return opening;
  };
  globalThis.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    for (const started of underWay) {
      try {
        started.abort();
      } catch {
        // It is about to end by itself.
      }
    }
  });
}
