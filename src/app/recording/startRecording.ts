// @bundle soon

import type { Services } from '@/store/services';
import type { AppStore } from '../rootStore/store';
import { placeOfPage, readEntry } from './placeOfPage';
import { createRecorder } from './recorder';

/** Records from now on, beginning with the state and the address of this moment. */
export function startRecording(store: AppStore, { clock, recorderPort }: Services): void {
  const recorder = createRecorder({
    clock,
    initialState: store.getState(),
    startsAt: placeOfPage(),
    readEntry,
  });
  recorderPort.recorder = recorder;
  recorderPort.followers.push(action => recorder.record(action, store.getState()));
}
