// @bundle on-demand

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '../errors/CrashBoundary';
import { ReplayPage } from './ReplayPage';

/** A modal dialog of the recorded screens would put the replay's own controls out of reach: here none is modal. */
function openDialogsBesideThePage(): void {
  HTMLDialogElement.prototype.showModal = function showBesideThePage() {
    this.setAttribute('open', '');
  };
}

/** Shows the replay page instead of the app. */
export function openReplay(place: HTMLElement): void {
  openDialogsBesideThePage();
  createRoot(place).render(
    <StrictMode>
      <CrashBoundary>
        <ReplayPage />
      </CrashBoundary>
    </StrictMode>,
  );
}
