import type { Services } from '@/services/services';
import type { AppStore } from './store';

/*
 * What no first screen needs, behind one import: the list of what each of these loads in turn is then no part of
 * the first load either.
 */

/** Begins to record; in development, offers to save what was recorded. */
export async function recordSession(store: AppStore, services: Services): Promise<void> {
  const { startRecording } = await import('./recording/startRecording');
  startRecording(store, services);
  if (import.meta.env.DEV) (await import('./recording/openDeveloperPanel')).openDeveloperPanel(store);
}

/** Shows the replay page instead of the app. */
export async function showReplay(place: HTMLElement): Promise<void> {
  (await import('./replay/openReplay')).openReplay(place);
}
