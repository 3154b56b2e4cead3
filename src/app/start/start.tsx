// @bundle app-start

import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PATHS } from '@/lib/paths';
import { delay } from '@/lib/time/delay';
import { createServices } from '@/store/services';
import { loadFullStyleSheet } from '@/ui/lazy/loadFullStyleSheet';
import { App } from '../App';
import { makeStore } from '../rootStore/store';
import { openScreen, preloadScreen } from '../Screens';
import { catalogueOfPage } from './catalogueOfPage';
import { matchesRenderedPage } from './matchesRenderedPage';

// Not needed to see a first screen, so it is loaded when there is one.
const afterFirstPaint = () => import('./afterFirstPaint');

const WORTH_WAITING_MS = 300;

type Props = { readonly children: ReactNode };

/**
 * The screens are the app's own now: what index.html kept out of sight until then may be seen, and what the page did by
 * itself the app does.
 */
function Shown({ children }: Props) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.hold;
  }, []);
  return children;
}

/** Opens the store and puts the app on screen. Where the build has rendered that screen already, it is taken over. */
export async function start(root: HTMLElement): Promise<void> {
  const { href, pathname, search } = globalThis.location;
  // A replay is not the app: no session, no storage, no network.
  if (pathname === PATHS.replay) return (await afterFirstPaint()).showReplay(root);

  const services = createServices({ env: import.meta.env, pageUrl: href });
  const prerendered = catalogueOfPage();
  const { store, ready } = makeStore({ services, prerendered });
  const preloaded = preloadScreen(pathname).then(
    () => true,
    () => false,
  );
  const opened = openScreen(pathname, store, ready).catch(() => {});
  // What the device remembers is on screen from the first frame; and so is a screen whose code, or whose reader, is as good as
  // there: once React has shown that it is waiting, it goes on showing that for a third of a second.
  await Promise.all([ready, Promise.race([Promise.all([preloaded, opened]), delay(WORTH_WAITING_MS)])]);
  const state = store.getState();
  const historyState: unknown = globalThis.history.state;
  const takesOver =
    prerendered !== null &&
    (await preloaded) &&
    matchesRenderedPage(state, prerendered, { search, historyState });
  const app = (
    <StrictMode>
      <Shown>
        <App store={store} {...(takesOver && { takenOver: state })} />
      </Shown>
    </StrictMode>
  );
  // In slices: what is pressed meanwhile is answered by the page itself.
  if (takesOver) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // Not awaited here: each part that needs the style sheet waits for it, and requests it again if it failed.
  loadFullStyleSheet().catch(() => {});
  // Without a network there is no recording, and nothing else is missing.
  afterFirstPaint()
    .then(({ recordSession }) => recordSession(store, services, root))
    .catch(() => {});
}
