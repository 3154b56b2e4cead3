import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { makeStore } from './app/store';
import { readFirebaseSettings } from './services/firebase/firebaseSettings';
import { createServices } from './services/services';
import './shared/ui/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const settings = readFirebaseSettings(import.meta.env, globalThis.location.href);
const { store, ready } = makeStore({ services: createServices(settings) });

// What the device remembers is on screen from the first frame.
await ready;
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
