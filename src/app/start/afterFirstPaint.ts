// @bundle soon

import { mayInspect } from '@/services/platform/devTools';
import { followUpReads } from '@/store/api/followUpReads';
import type { Services } from '@/store/services';
import type { AppStore } from '../rootStore/store';

/*
 * What no first screen needs, behind one import: the list of what each of these loads in turn is then no part of
 * the first load either.
 */

/**
 * Begins to record, and to read again what was asked for while it was being read. Where it may be inspected, Redux DevTools
 * follow the app that is drawn in `app`; in development, what was recorded can be saved.
 */
export async function recordSession(store: AppStore, services: Services, app: HTMLElement): Promise<void> {
  const { startRecording } = await import('../recording/startRecording');
  startRecording(store, services);
  services.recorderPort.followers.push(followUpReads(store));
  if (mayInspect())
    await (await import('@/app/devTools/startInspection')).startInspection(store, services, app);
  if (import.meta.env.DEV) (await import('../recording/openDeveloperPanel')).openDeveloperPanel(store);
}

/** Shows the replay page instead of the app. */
export async function showReplay(place: HTMLElement): Promise<void> {
  (await import('../replay/openReplay')).openReplay(place);
}
