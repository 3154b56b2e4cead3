import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './errors/CrashBoundary';
import { NavigationRecord } from './recording/NavigationRecord';
import { Screens } from './Screens';
import { Notices } from './shell/lazyParts';
import type { AppStore } from './store';

type Props = { readonly store: AppStore };

export function App({ store }: Props) {
  return (
    <Provider store={store}>
      <CrashBoundary>
        <BrowserRouter>
          <NavigationRecord />
          <Screens />
        </BrowserRouter>
        <Notices />
      </CrashBoundary>
    </Provider>
  );
}
