import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/rootStore/store';
import { createServices } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { beginSession, watchSession } from '@/store/session/sessionThunks';
import { openShopBackend } from '../../../test/support/renderApp';
import { ADMIN } from '../../../test/support/shop';

it('who is there is followed once, begun before its screen and ended with it', async () => {
  await openShopBackend();
  const services = createServices({ env: {}, pageUrl: globalThis.location.href });
  const auth = services.auth['back-office'];
  await auth.signIn(ADMIN.email, ADMIN.password);
  const { store, ready } = makeStore({ services });
  await ready;
  const told: (string | undefined)[] = [];
  services.recorderPort.followers.push(action => {
    if (sessionChanged.match(action)) told.push(action.payload.user?.id);
  });
  const status = () => store.getState().session['back-office'].status;

  store.dispatch(beginSession('back-office'));
  const stop = store.dispatch(watchSession('back-office'));
  await waitFor(() => expect(status()).toBe('signedIn'));
  await auth.signOut();
  await waitFor(() => expect(status()).toBe('signedOut'));
  expect(told).toEqual(['admin', undefined]);

  stop();
  await auth.signIn(ADMIN.email, ADMIN.password);
  expect(status()).toBe('signedOut');
  const again = store.dispatch(watchSession('back-office'));
  await waitFor(() => expect(status()).toBe('signedIn'));
  again();
});
