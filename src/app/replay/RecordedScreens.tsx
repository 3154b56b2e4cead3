import { useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { CrashBoundary } from '../errors/CrashBoundary';
import { Screens } from '../Screens';
import { Translated } from '../Translated';
import { RecordedPlace } from './RecordedPlace';
import { createReplayStore, type ShownMoment } from './replayStore';

type Props = {
  readonly label: string;
  readonly moment: ShownMoment;
  /** Another number after each way back. */
  readonly run: number;
};

/** The app's own screens at a moment, to be looked at: what they ask for goes nowhere. */
export function RecordedScreens({ label, moment, run }: Props) {
  const [{ store, show }] = useState(() => createReplayStore(moment));
  // Before the browser paints, so that state and address change in one frame.
  useLayoutEffect(() => show(moment), [show, moment]);
  return (
    <section
      aria-label={label}
      className="pb-80 [&_dialog[open]]:fixed [&_dialog[open]]:inset-0 [&_dialog[open]]:z-40"
    >
      <Provider store={store}>
        <Translated>
          {/* Going back, screens start afresh; and one that threw gets another chance at the next address. */}
          <CrashBoundary key={`${run} ${moment.place.pathname}`}>
            <RecordedPlace place={moment.place}>
              <Screens />
            </RecordedPlace>
          </CrashBoundary>
        </Translated>
      </Provider>
    </section>
  );
}
