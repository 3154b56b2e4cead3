import type { BrowserContext, Page } from '@playwright/test';

const WITHOUT_NETWORK = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Has a browser that was set offline say so on every page it opens. Chromium 150 gives a page no network then, and yet its
 * `navigator.onLine` is true after each navigation; a phone without one has it false from the start.
 */
export function stayOffline(context: BrowserContext): void {
  let isOffline = false;
  const saying = new Set<Promise<void>>();
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async offline => {
    isOffline = offline;
    // What a page was just told of no network must not come after the network.
    await Promise.all(saying);
    await setOffline(offline);
  };
  const follow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    page.on('framenavigated', frame => {
      if (!isOffline || frame !== page.mainFrame()) return;
      // A page that was closed meanwhile says nothing any more.
      const said = session.send('Network.overrideNetworkState', WITHOUT_NETWORK).then(
        () => {},
        () => {},
      );
      saying.add(said);
      void said.then(() => saying.delete(said));
    });
  };
  for (const page of context.pages()) void follow(page);
  context.on('page', page => void follow(page));
}
