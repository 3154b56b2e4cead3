let begun = false;

/**
 * Before a database is opened: has a page that is left let go of its stores. WebKit keeps such a page for Back with the
 * transactions that it had under way, and whatever needs the same stores waits until the page is forgotten (seen with
 * WebKitGTK 2.50; Auth's database as much as ours). A database that was being made cannot be opened at all meanwhile. So they
 * are given up: nobody has been told yet that they are done. Other browsers end them, or do not keep the page.
 */
export function abortTransactionsOnPageHide(): void {
  if (begun || !globalThis.navigator?.vendor?.startsWith('Apple')) return;
  begun = true;
  const underWay = new Set<IDBTransaction>();
  const follow = (started: IDBTransaction) => {
    underWay.add(started);
    started.addEventListener('complete', () => underWay.delete(started));
    return started;
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...asked) {
    return follow(transaction.apply(this, asked));
  };
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function begin(...asked) {
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
        // It has been given up before, or is about to end by itself.
      }
    }
  });
}
