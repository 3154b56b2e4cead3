import type { ReactNode } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import type { Place } from '@/services/platform/tape';

/** Goes nowhere: where the screens are is the recording's to say. */
const standing: Navigator = {
  createHref: to => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

type Props = { readonly place: Place; readonly children: ReactNode };

/** A router that is at the recorded place, and stays there whatever the screens ask for. */
export function RecordedPlace({ place: { pathname, search, entry }, children }: Props) {
  // The first key of a visit: no screen then takes the focus from the replay's controls.
  const location = { pathname, search, hash: '', state: entry, key: 'default' };
  return (
    <Router location={location} navigator={standing}>
      {children}
    </Router>
  );
}
