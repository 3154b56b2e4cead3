let begun = false;

/**
 * Before a database is opened: has a page that is left let go of its stores. WebKit keeps such a page for Back with the
 * transactions that it had under way, and whatever needs the same stores waits until the page is forgotten (seen with
 * WebKitGTK 2.50; Auth's database as much as ours). So they are given up: nobody has been told yet that they are done.
 * Other browsers end them, or do not keep the page.
 */
export function abortTransactionsOnPageHide(): void {
  if (begun || !globalThis.navigator?.vendor?.startsWith('Apple')) return;
  begun = true;
  const underWay = new Set<IDBTransaction>();
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function begin(...asked) {
    const started = transaction.apply(this, asked);
    underWay.add(started);
    for (const end of ['complete', 'abort']) started.addEventListener(end, () => underWay.delete(started));
    return started;
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
