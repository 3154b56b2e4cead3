// @bundle on-demand

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerCommands } from '@/sync/outbox/commandRegistry';
import { CrashBoundary } from '../errors/CrashBoundary';
import { COMMANDS } from '../outbox/openOutbox';
import { ReplayPage } from './ReplayPage';

/** Shows the replay page instead of the app. */
export function openReplay(place: HTMLElement): void {
  // The screens describe what waits by the commands' own code.
  registerCommands(COMMANDS);
  createRoot(place).render(
    <StrictMode>
      <CrashBoundary>
        <ReplayPage />
      </CrashBoundary>
    </StrictMode>,
  );
}
