import type { Services } from '@/services/services';
import type { AppStore } from '../store';
import { createRecorder, toEntry } from './recorder';

/** What react-router keeps of a navigation in the browser's own history entry. */
const readEntry = (): unknown => globalThis.history.state?.usr;

/** Records from now on, beginning with the state and the address of this moment. */
export function startRecording(store: AppStore, { clock, tape }: Services): void {
  const { pathname, search } = globalThis.location;
  tape.recorder = createRecorder({
    clock,
    initialState: store.getState(),
    startsAt: { pathname, search, entry: toEntry(readEntry()) },
    readEntry,
  });
}
