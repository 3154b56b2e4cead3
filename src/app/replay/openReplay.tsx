// @bundle on-demand

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '../errors/CrashBoundary';
import { ReplayPage } from './ReplayPage';

/** Shows the replay page instead of the app. */
export function openReplay(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <CrashBoundary>
        <ReplayPage />
      </CrashBoundary>
    </StrictMode>,
  );
}
