import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Has a browser that was set offline say so on every page it opens. Chromium 150 gives a page no network then, and yet its
 * `navigator.onLine` is true after each navigation; a phone without one has it false from the start.
 */
export function stayOffline(context: BrowserContext): void {
  let isOffline = false;
  const saying = new Set<Promise<void>>();
  /** What has told a page of no network: a browser says it again at the page's next navigation, unless that is taken back. */
  const told = new Set<CDPSession>();
  // A page that was closed meanwhile says nothing any more.
  const say = (session: CDPSession, offline: boolean) =>
    session.send('Network.overrideNetworkState', { ...UNLIMITED, offline }).then(
      () => {},
      () => {},
    );
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async offline => {
    isOffline = offline;
    // What a page was just told of no network must not come after the network.
    await Promise.all(saying);
    await setOffline(offline);
    // After the network: a page that hears of it asks at once, and would fail, and not hear of it again.
    if (!offline) await Promise.all([...told].map(session => say(session, false)));
  };
  const follow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    page.on('framenavigated', frame => {
      if (!isOffline || frame !== page.mainFrame()) return;
      told.add(session);
      const said = say(session, true);
      saying.add(said);
      void said.then(() => saying.delete(said));
    });
  };
  for (const page of context.pages()) void follow(page);
  context.on('page', page => void follow(page));
}
