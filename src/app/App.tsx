import type { ComponentType, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { RootState } from '@/store/rootState';
import { LiveOnceTakenOver } from '@/ui/lazy/live';
import { CrashBoundary } from './errors/CrashBoundary';
import { NavigationRecord } from './recording/NavigationRecord';
import type { AppStore } from './rootStore/store';
import { Screens } from './Screens';
import { Notices } from './shell/lazyParts';
import { Translated } from './Translated';

type Props = {
  readonly store: Pick<
    AppStore,
    'dispatch' | 'getState' | 'subscribe' | 'replaceReducer' | typeof Symbol.observable
  >;
  /** The state of the frame that is being taken over, where the build has rendered it beforehand. */
  readonly takenOver?: RootState;
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
};

export function App({ store, takenOver, Router = BrowserRouter }: Props) {
  const app = (
    <Provider store={store} {...(takenOver && { serverState: takenOver })}>
      <Translated>
        <CrashBoundary>
          <Router>
            <NavigationRecord />
            <Screens />
          </Router>
          <Notices />
        </CrashBoundary>
      </Translated>
    </Provider>
  );
  return takenOver ? <LiveOnceTakenOver>{app}</LiveOnceTakenOver> : app;
}
