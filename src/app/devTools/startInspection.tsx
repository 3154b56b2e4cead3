// @bundle on-demand

import { createRoot } from 'react-dom/client';
import { CrashBoundary } from '@/app/errors/CrashBoundary';
import type { AppStore } from '@/app/rootStore/store';
import type { Services } from '@/store/services';
import { InspectedScreens } from './InspectedScreens';
import { inspect } from './inspect';

/** Lets the browser's Redux DevTools look at the app that is drawn in `app`, and draws what they go to beside it. */
export async function startInspection(store: AppStore, services: Services, app: HTMLElement): Promise<void> {
  const inspection = await inspect(store, services);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <CrashBoundary>
      <InspectedScreens inspection={inspection} app={app} />
    </CrashBoundary>,
  );
}
