import { useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { useRecordingText } from '@/shared/text/recordingText';
import { CrashBoundary } from '../errors/CrashBoundary';
import type { Session } from '../recording/sessionFile';
import { Screens } from '../Screens';
import type { Moment } from './foldSession';
import { RecordedPlace } from './RecordedPlace';
import { ReplayControls } from './ReplayControls';
import { createReplayStore } from './replayStore';
import { usePlayback } from './usePlayback';

type Props = {
  readonly session: Session;
  readonly moments: readonly Moment[];
  readonly onClose: () => void;
};

/** The app's own screens at each moment of a session, and the controls to move between them. */
export function SessionPlayer({ session, moments, onClose }: Props) {
  const { step, ...playback } = usePlayback(moments);
  const moment = moments[step];
  if (!moment) throw new Error(`The session has no step ${step}.`);
  return (
    <>
      <RecordedScreens moment={moment} />
      <ReplayControls session={session} moments={moments} step={step} onClose={onClose} {...playback} />
    </>
  );
}

function RecordedScreens({ moment }: { readonly moment: Moment }) {
  const text = useRecordingText().replay;
  const [{ store, show }] = useState(() => createReplayStore(moment));
  // Before the browser paints, so that state and address change in one frame.
  useLayoutEffect(() => show(moment), [show, moment]);
  return (
    <section aria-label={text.screens} className="pb-80">
      <Provider store={store}>
        {/* A screen that threw then gets another chance at the next address. */}
        <CrashBoundary key={moment.place.pathname}>
          <RecordedPlace place={moment.place}>
            <Screens />
          </RecordedPlace>
        </CrashBoundary>
      </Provider>
    </section>
  );
}
