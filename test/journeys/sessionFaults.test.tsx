import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '@/store/services';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { comeOnline, expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { fillIn } from '../support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER } from '../support/shop';

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;
const ENDED = 'You are signed out. Sign in again.';
const HELD = /It is saved on this device/;
const RAVI = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);

async function signIn(user: UserEvent, { email, password }: { email: string; password: string }) {
  await user.clear(await screen.findByLabelText('Email'));
  await fillIn(user, screen.getByLabelText('Email'), email);
  await user.clear(screen.getByLabelText('Password'));
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** As the owner of the project: what the SDK of another device would do with the person's own credentials. */
async function changePassword({ uid, password }: { uid: string; password: string }): Promise<void> {
  const url = 'http://localhost:4173/identitytoolkit.googleapis.com/v1/accounts:update?key=local';
  const body = JSON.stringify({ localId: uid, password });
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200);
}

/** An order kept while there was no network, two hours ago: the token has expired since. */
async function twoHoursOffline() {
  const backend = await openShopBackend();
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await screen.findByRole('heading', { name: 'No orders yet' });
  // What this device asks for, and no other: what happens elsewhere meanwhile has happened when it comes back.
  const faults = ['/v1/token', '/documents'].map(path =>
    backend.faults.inject({ match: { path }, fault: { kind: 'dropRequest' } }),
  );
  const order = twoBottles();
  await queueOrder(app, order);
  await expectQueued(app, order.id, { status: 'pending', tries: 1 });
  pass(TWO_HOURS_MS);
  comeOnline();
  await expectQueued(app, order.id, { status: 'pending', tries: 2 });
  const backToNetwork = () => {
    for (const fault of faults) backend.faults.clear(fault);
    comeOnline();
  };
  return { ...app, order, backToNetwork };
}

describe('a token that expires without a network', () => {
  it('leaves the customer known and their order waiting; both go on with the network', async () => {
    const { backend, order, backToNetwork, ...app } = await twoHoursOffline();
    expect(screen.getByRole('link', { name: /Asha Rao/ })).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('Not sent yet')).toBeVisible();
    backToNetwork();
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend)).toEqual({ orders: [order.id], stock: { integerValue: '28' } });
    expect(screen.getByRole('link', { name: /Asha Rao/ })).toBeVisible();
  });
});

describe('a session that the server has ended', () => {
  it.each([
    [
      'the account was disabled',
      (backend: LocalFirebase) => backend.auth.accounts.disable(CUSTOMER.uid),
      (backend: LocalFirebase) => backend.auth.accounts.enable(CUSTOMER.uid),
      CUSTOMER,
    ],
    [
      'the password was changed elsewhere',
      () => changePassword({ uid: CUSTOMER.uid, password: 'water-demo-3' }),
      async () => {},
      { ...CUSTOMER, password: 'water-demo-3' },
    ],
  ])(
    'asks to sign in again when %s, and then sends what was kept',
    async (_what, end, restore, credentials) => {
      const { backend, order, backToNetwork, user, services } = await twoHoursOffline();
      await end(backend);
      backToNetwork();
      expect(await screen.findByText(ENDED, { exact: false })).toBeVisible();
      expect(await screen.findByText(HELD)).toBeVisible();
      expect(screen.queryByText(CUSTOMER.displayName)).toBeNull();
      expect(shopOf(backend).orders).toEqual([]);
      const owner = { area: 'storefront', uid: CUSTOMER.uid } as const;
      const waiting = async () => (await services.outboxLog.read(owner)).records;
      await waitFor(async () => expect(await waiting()).toMatchObject([{ id: order.id, status: 'pending' }]));

      await restore(backend);
      await signIn(user, credentials);
      expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
      await waitFor(() => expect(shopOf(backend).orders).toEqual([order.id]));
      expect(screen.queryByText(ENDED, { exact: false })).toBeNull();
    },
  );

  it('goes on saying what waits, though it was about to send when the session ended', async () => {
    const { backend, backToNetwork, services } = await twoHoursOffline();
    await backend.auth.accounts.disable(CUSTOMER.uid);
    const { ifFree } = services.locks;
    let letGo = () => {};
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    const begun: Promise<boolean>[] = [];
    vi.spyOn(services.locks, 'ifFree').mockImplementation((name, work) => {
      const ran = held.then(() => ifFree(name, work));
      begun.push(ran);
      return ran;
    });
    // It is about to send before the server is heard of the session.
    comeOnline();
    await waitFor(() => expect(begun.length).toBeGreaterThan(0));
    backToNetwork();
    expect(await screen.findByText(HELD)).toBeVisible();
    await act(async () => {
      letGo();
      await Promise.all(begun);
    });
    expect(screen.getByText(HELD)).toBeVisible();
  });

  it('says so after a reload too, and shows nothing of it to whoever signs in instead', async () => {
    const { backend, order, backToNetwork } = await twoHoursOffline();
    await backend.auth.accounts.create(RAVI);
    await backend.auth.accounts.delete(CUSTOMER.uid);
    backToNetwork();
    expect(await screen.findByText(ENDED, { exact: false })).toBeVisible();
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    await closeBrowser();

    const { user, store, services } = await renderApp({ at: '/track-order', backend });
    expect(await screen.findByText(ENDED, { exact: false })).toBeVisible();
    expect(await screen.findByText(HELD)).toBeVisible();
    await signIn(user, RAVI);
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.queryByText(ENDED, { exact: false })).toBeNull();
    expect(store.getState().outbox.entries).toEqual([]);
    expect(shopOf(backend).orders).toEqual([]);
    const queued = await services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid });
    // Closed in the middle of a try it may still be called sending: whoever loads it next sends it again.
    expect(queued.records).toMatchObject([
      { id: order.id, status: expect.stringMatching(/^(pending|sending)$/) },
    ]);
  });

  it('lets what waits be discarded where the account is no more, unseen, and not before it is asked', async () => {
    const { backend, backToNetwork, user, services } = await twoHoursOffline();
    const owner = { area: 'storefront', uid: CUSTOMER.uid } as const;
    const queued = async () => (await services.outboxLog.read(owner)).records;
    await backend.auth.accounts.delete(CUSTOMER.uid);
    backToNetwork();
    expect(await screen.findByText(HELD)).toBeVisible();
    const ask = async (answer: string) => {
      await user.click(screen.getByRole('button', { name: 'I cannot sign in any more' }));
      const question = await screen.findByRole('alertdialog', { name: 'Discard what is not sent yet?' });
      expect(await within(question).findByText('1 thing is not sent yet, saved 15 Jan 2026.')).toBeVisible();
      expect(question).not.toHaveTextContent(/Premium|Lake View|Asha/);
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await ask('Keep it');
    expect(await queued()).toHaveLength(1);
    expect(screen.getByText(HELD)).toBeVisible();

    await ask('Discard');
    expect(screen.queryByText(HELD)).toBeNull();
    expect(screen.queryByRole('button', { name: 'I cannot sign in any more' })).toBeNull();
    expect(await queued()).toEqual([]);
    expect(shopOf(backend).orders).toEqual([]);
  });

  it('says on the other pages of the shop that a sign-in is needed for what waits', async () => {
    const { backend, backToNetwork, user } = await twoHoursOffline();
    await backend.auth.accounts.disable(CUSTOMER.uid);
    backToNetwork();
    expect(await screen.findByText(HELD)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await user.click(await screen.findByRole('link', { name: 'Sign-in needed' }));
    expect(await screen.findByText(HELD)).toBeVisible();
  });

  it('says nothing to someone who signed out in another tab', async () => {
    const { store } = await renderApp({ at: '/track-order', as: 'customer' });
    await screen.findByRole('heading', { name: 'No orders yet' });
    const otherTab = createServices({ env: {}, pageUrl: globalThis.location.href });
    await otherTab.auth.storefront.signOut();
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(store.getState().session.storefront).toEqual({ status: 'signedOut', user: null });
    expect(screen.queryByText(ENDED, { exact: false })).toBeNull();
  });

  it('says nothing to someone who signed out of a device that is full', async () => {
    const { user } = await renderApp({ at: '/profile', as: 'customer' });
    await screen.findByRole('button', { name: 'Logout' });
    const setItem = vi.spyOn(globalThis.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(setItem).toHaveBeenCalled();
    expect(screen.queryByText(ENDED, { exact: false })).toBeNull();
  });

  it('says nothing to someone who signed out', async () => {
    const { user } = await renderApp({ at: '/profile', as: 'customer' });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByText(ENDED, { exact: false })).toBeNull();
  });
});

describe.each([
  ['fresh', 0],
  ['two hours old', TWO_HOURS_MS],
])('at its start with a token %s, the app', (_age, ageMs) => {
  it.each([
    ['a service that is down', { kind: 'status', status: 503 }],
    ['a service that has had enough', { kind: 'status', status: 429 }],
    ['a proxy’s refusal', { kind: 'status', status: 403, body: { error: { message: 'Forbidden' } } }],
    ['a proxy’s page', { kind: 'htmlStatus', status: 502 }],
    ['a portal’s page', { kind: 'html200' }],
    ['a redirect to a portal', { kind: 'redirect' }],
    ['a portal’s JSON', { kind: 'status', status: 200, body: {} }],
    ['an empty answer', { kind: 'status', status: 204 }],
    ['half an answer', { kind: 'applyThenCut' }],
  ] as const)('keeps its customer through %s', async (_what, fault) => {
    const backend = await openShopBackend();
    const { services } = await renderApp({ as: 'customer', backend });
    await services.auth.storefront.readyToken();
    cleanup();
    await closeBrowser();
    pass(ageMs);
    backend.faults.inject({ match: { path: { regex: 'accounts:lookup|/v1/token' } }, fault });

    const app = await renderApp({ at: '/profile', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    await waitFor(() => expect(app.store.getState().session.storefront.status).toBe('signedIn'));
    backend.faults.clear();
    await app.services.auth.storefront.readyToken(CUSTOMER.uid);
  });
});

describe('an email verified elsewhere', () => {
  it('lets the next try to sign in succeed', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create({ ...RAVI, emailVerified: false });
    const { user } = await renderApp({ at: '/login', backend });
    await signIn(user, RAVI);
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
    await backend.auth.accounts.verifyEmail('ravi');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
  });

  it('counts at once, though the token on the device says otherwise', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create({ ...RAVI, emailVerified: false });
    const before = await renderApp({ backend });
    await before.services.auth.storefront.signIn(RAVI.email, RAVI.password);
    cleanup();
    await closeBrowser();
    await backend.auth.accounts.verifyEmail('ravi');

    const app = await renderApp({ at: '/track-order', backend });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    const order = { ...twoBottles(), userId: 'ravi', email: RAVI.email };
    await queueOrder(app, order);
    await expectQueued(app, order.id, { status: 'done' });
    expect(shopOf(backend).orders).toEqual([order.id]);
  });
});

describe('a change of user', () => {
  it('between queueing and sending sends nothing under the other’s credentials', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create(RAVI);
    const { services } = await renderApp({ as: 'customer', backend });
    const write = vi.fn(async () => 'written');
    const request = { as: 'storefront', uid: CUSTOMER.uid, transaction: 'test', run: write } as const;
    expect(await services.firestore.run(request)).toBe('written');
    await services.auth.storefront.signIn(RAVI.email, RAVI.password);
    await expect(services.firestore.run(request)).rejects.toMatchObject({
      error: { kind: 'unauthenticated' },
    });
    await services.auth.storefront.signOut();
    await expect(services.firestore.run(request)).rejects.toMatchObject({
      error: { kind: 'unauthenticated' },
    });
    expect(write).toHaveBeenCalledTimes(1);
  });
});
