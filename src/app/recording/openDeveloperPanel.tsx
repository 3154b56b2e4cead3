import { createRoot } from 'react-dom/client';
import type { AppStore } from '../rootStore/store';
import { DeveloperPanel } from './DeveloperPanel';

/** Puts the panel into a root of its own, so that no screen knows of it. */
export function openDeveloperPanel(store: AppStore): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<DeveloperPanel store={store} />);
}
