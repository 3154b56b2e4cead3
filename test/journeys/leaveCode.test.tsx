import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeTimers, passTime } from '../support/clock';
import { anOrderOf, queueUnsent } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER } from '../support/shop';
import { signal } from '../support/signal';
import { heldLog } from '../support/slowLog';

/** Whether the code that asks at sign-out can be loaded, and what it waits for before it comes. */
const code = vi.hoisted(() => ({ lost: false, late: null as Promise<void> | null }));

vi.mock('@/app/outbox/LeaveQuestion', async load => {
  const { LeaveQuestion } = await load<typeof import('@/app/outbox/LeaveQuestion')>();
  return {
    get LeaveQuestion() {
      if (code.lost) throw new TypeError('Failed to fetch dynamically imported module');
      return code.late ? code.late.then(() => LeaveQuestion) : LeaveQuestion;
    },
  };
});

afterEach(() => {
  Object.assign(code, { lost: false, late: null });
});

const logOut = async ({ user }: Awaited<ReturnType<typeof renderApp>>) =>
  user.click(await screen.findByRole('button', { name: 'Logout' }));
const signedOut = () => screen.findByRole('link', { name: 'Login' });

it('who signs out before it is known what waits is signed out where the question’s code cannot be had', async () => {
  code.lost = true;
  const { logThrough } = heldLog();
  const app = await renderApp({ at: '/profile', as: 'customer', logThrough });
  await logOut(app);
  expect(await signedOut()).toBeVisible();
});

it('what waits then stays on the device, as if they had said to keep it', async () => {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/menu', as: 'customer', backend });
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await queueUnsent(app, anOrderOf(2, 'T0000000001'));
  code.lost = true;
  await logOut(app);
  await signedOut();
  const { records } = await app.services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid });
  expect(records).toMatchObject([{ id: 'T0000000001', status: 'pending' }]);
  await waitFor(() => expect(app.store.getState().outbox).toMatchObject({ entries: [], read: {} }));
});

// The last two, in this order: a script is loaded once a page, and here each waits for the same.
const [late, comes] = signal();

it('who signs out sees that the question is being loaded, and is signed out where it does not come in seconds', async () => {
  installFakeTimers();
  code.late = late;
  const { logThrough } = heldLog();
  const app = await renderApp({ at: '/profile', as: 'customer', logThrough });
  await logOut(app);
  expect(await screen.findByText('Loading…')).toBeVisible();
  await act(() => passTime(4000));
  expect(await signedOut()).toBeVisible();
});

it('the question is asked where its code comes late, and is not answered by itself', async () => {
  installFakeTimers();
  code.late = late;
  const { logThrough } = heldLog();
  const app = await renderApp({ at: '/menu', as: 'customer', logThrough });
  await logOut(app);
  await screen.findByText('Loading…');
  await act(async () => comes());
  const question = await screen.findByRole('alertdialog', {
    name: 'Checking whether everything has been sent…',
  });
  await act(() => passTime(60_000));
  expect(question).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});
