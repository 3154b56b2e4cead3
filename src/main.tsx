import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import { createServices } from './services/services';
import { PATHS } from './shared/paths';
import './shared/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Not needed to see a first screen, so it is loaded when there is one.
const afterFirstPaint = () => import('./app/afterFirstPaint');

// Nothing is awaited at the top of this module: what is loaded meanwhile builds on it, and would wait for it in turn.
// A replay is not the app: no session, no storage, no network.
if (globalThis.location.pathname === PATHS.replay) {
  afterFirstPaint().then(({ showReplay }) => showReplay(root));
} else {
  const services = createServices({ env: import.meta.env, pageUrl: globalThis.location.href });
  const { store, ready } = makeStore({ services });
  // What the device remembers is on screen from the first frame.
  ready.then(() => {
    createRoot(root).render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    );
    // Without a network there is no recording, and nothing else is missing.
    afterFirstPaint()
      .then(({ recordSession }) => recordSession(store, services))
      .catch(() => {});
  });
}
