import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './errors/CrashBoundary';
import { NavigationRecord } from './recording/NavigationRecord';
import { Screens } from './Screens';
import { Notices } from './shell/lazyParts';
import type { AppStore } from './store';
import { Translated } from './Translated';

type Props = { readonly store: AppStore };

export function App({ store }: Props) {
  return (
    <Provider store={store}>
      <Translated>
        <CrashBoundary>
          <BrowserRouter>
            <NavigationRecord />
            <Screens />
          </BrowserRouter>
          <Notices />
        </CrashBoundary>
      </Translated>
    </Provider>
  );
}
