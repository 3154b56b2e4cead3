import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { navigated, recordedSearch } from '@/app/recording/navigation';
import { useAppDispatch } from '@/store/hooks';
import type { RootState } from '@/store/rootState';
import { HydrationProvider } from '@/ui/lazy/hydration';
import { CrashBoundary } from './errors/CrashBoundary';
import type { AppStore } from './rootStore/store';
import { Screens } from './Screens';
import { Notices } from './shell/lazyParts';
import { Translated } from './Translated';

/** Makes each navigation an action, so that a recording tells which screens were open. */
function NavigationRecord() {
  const { pathname, search, key } = useLocation();
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has a key of its own
  useEffect(() => {
    dispatch(navigated({ pathname, search: recordedSearch({ pathname, search }) }));
  }, [dispatch, key]);
  return null;
}

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
  return takenOver ? <HydrationProvider>{app}</HydrationProvider> : app;
}
