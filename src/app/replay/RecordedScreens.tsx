import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createPath, type Navigator, Router } from 'react-router-dom';
import type { Place } from '@/services/platform/recorderPort';
import { ModalDialogsContext } from '@/ui/dialog/modalDialogsContext';
import { CrashBoundary } from '../errors/CrashBoundary';
import { Screens } from '../Screens';
import { Translated } from '../Translated';
import { createReplayStore, type ShownFrame } from './replayStore';

/** Does not navigate: the recording decides which page is shown. */
const standing: Navigator = {
  createHref: to => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

type RecordedPlaceProps = { readonly place: Place; readonly children: ReactNode };

/** A router that is at the recorded place, and stays there whatever the screens ask for. */
function RecordedPlace({ place: { pathname, search, entry }, children }: RecordedPlaceProps) {
  // The first key of a visit: no screen then takes the focus from the replay's controls.
  const location = { pathname, search, hash: '', state: entry, key: 'default' };
  return (
    <Router location={location} navigator={standing}>
      {children}
    </Router>
  );
}

type Props = {
  readonly label: string;
  readonly frame: ShownFrame;
  /** Another number after each way back. */
  readonly run: number;
};

/** The app's own screens at a moment, to be looked at: what they ask for goes nowhere. */
export function RecordedScreens({ label, frame, run }: Props) {
  const [{ store, show }] = useState(() => createReplayStore(frame));
  // Before the browser paints, so that state and address change in one frame.
  useLayoutEffect(() => show(frame), [show, frame]);
  return (
    <section
      aria-label={label}
      className="pb-80 [&_dialog[open]]:fixed [&_dialog[open]]:inset-0 [&_dialog[open]]:z-40"
    >
      <Provider store={store}>
        <Translated>
          {/* Going back, screens start afresh; and one that threw gets another chance at the next address. */}
          <CrashBoundary key={`${run} ${frame.place.pathname}`}>
            <RecordedPlace place={frame.place}>
              <ModalDialogsContext value={false}>
                <Screens />
              </ModalDialogsContext>
            </RecordedPlace>
          </CrashBoundary>
        </Translated>
      </Provider>
    </section>
  );
}
