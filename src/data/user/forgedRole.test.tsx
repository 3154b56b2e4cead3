import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { comeOnline } from '../../../test/support/customerOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { ADMIN, CUSTOMER } from '../../../test/support/shop';
import { server } from '../../../test/support/testBackend';

const RECORD = 'firebase:authUser:local-api-key:back-office';

type AuthRecord = {
  readonly value: {
    readonly stsTokenManager: { readonly accessToken: string; readonly refreshToken: string };
  };
};

/** Changes what the SDK keeps of the back office's session in this browser. */
async function editRecord(edit: (tokens: AuthRecord['value']['stsTokenManager']) => object): Promise<void> {
  const database = await asPromise(indexedDB.open('firebaseLocalStorageDb'));
  const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage');
  const keys = await asPromise(store.getAllKeys());
  const key = keys.find(name => String(name).endsWith(':back-office'));
  const record = (await asPromise(store.get(key ?? RECORD))) as AuthRecord;
  const { stsTokenManager } = record.value;
  const value = { ...record.value, stsTokenManager: { ...stsTokenManager, ...edit(stsTokenManager) } };
  await asPromise(store.put({ ...record, value }));
  database.close();
}

function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The same token with the role of staff, and a signature that is nobody's. */
function asStaff(accessToken: string): string {
  const [header = '', payload = '', signature = ''] = accessToken.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [
    header,
    Buffer.from(JSON.stringify({ ...claims, role: 'admin' })).toString('base64url'),
    signature,
  ].join('.');
}

/** What the app itself keeps of the session (ADR 8), written by hand. */
function forgeLastKnown({ uid: id, displayName: name, email }: typeof CUSTOMER): void {
  const stored = {
    storefront: JSON.stringify({ user: null }),
    'back-office': JSON.stringify({ user: { id, name, email, role: 'admin' } }),
    _persist: JSON.stringify({ version: 1 }),
  };
  localStorage.setItem('persist:session', JSON.stringify(stored));
}

/** A customer's own browser, in which they have signed in where staff do, and closed it. */
async function aCustomersBrowser(forgery: (tokens: { readonly accessToken: string }) => object) {
  const backend = await openShopBackend();
  const { auth } = createServices({ env: {}, pageUrl: globalThis.location.href });
  await auth['back-office'].signIn(CUSTOMER.email, CUSTOMER.password);
  await closeBrowser();
  await editRecord(forgery);
  const goOffline = () => {
    const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    return () => {
      backend.faults.clear(fault);
      comeOnline();
    };
  };
  return { backend, goOffline };
}

const forgedToken = ({ accessToken }: { readonly accessToken: string }) => ({
  accessToken: asStaff(accessToken),
});
const nothingReal = ({ accessToken }: { readonly accessToken: string }) => ({
  accessToken: asStaff(accessToken),
  refreshToken: 'forged',
});

/** What Auth asks the server from now on. */
function questions(): readonly string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const [call] = /accounts:lookup|v1\/token/.exec(request.url) ?? [];
    if (call) asked.push(call);
  });
  return asked;
}

afterEach(cleanup);

/** The sign-in, and that at no moment before was anybody taken for staff. */
async function expectNoShell({ recording }: Awaited<ReturnType<typeof renderApp>>): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull();
  const admitted = recording().steps.filter(
    ({ action }) =>
      sessionChanged.match(action) && action.payload.area === 'back-office' && action.payload.user,
  );
  expect(admitted).toEqual([]);
}

describe('a role written into the browser’s own record of Auth', () => {
  it.each([
    ['the token', forgedToken],
    ['the token and the refresh token', nothingReal],
  ])('opens nothing where the server can be asked: %s forged', async (_what, forgery) => {
    const { backend } = await aCustomersBrowser(forgery);
    await expectNoShell(await renderApp({ at: '/admin/dashboard', backend }));
  });

  it('opens nothing where the server calls the token invalid in words that could be a proxy’s', async () => {
    const { backend } = await aCustomersBrowser(forgedToken);
    backend.faults.inject({ match: { path: 'accounts:lookup' }, fault: { kind: 'status', status: 503 } });
    await expectNoShell(await renderApp({ at: '/admin/dashboard', backend }));
  });

  it('opens nothing without a network, where the server never confirmed it on this device', async () => {
    const { backend, goOffline } = await aCustomersBrowser(forgedToken);
    goOffline();
    await expectNoShell(await renderApp({ at: '/admin/dashboard', backend }));
  });

  it('with the app’s own record forged too opens frames without a network, and is turned out when there is one', async () => {
    const { backend, goOffline } = await aCustomersBrowser(forgedToken);
    forgeLastKnown(CUSTOMER);
    const backToNetwork = goOffline();
    await renderApp({ at: '/admin/dashboard/orders', backend });
    expect(await screen.findByRole('navigation', { name: 'Back office' })).toBeVisible();
    backToNetwork();
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull();
  });
});

describe('the role of real staff', () => {
  async function staffAtWork() {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    expect(await screen.findByRole('navigation', { name: 'Back office' })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('persist:session')).toContain('admin'));
    return app;
  }

  it('is asked for once at a start with a network: the question Auth asks anyway', async () => {
    const { backend } = await staffAtWork();
    cleanup();
    await closeBrowser();
    // No new token could be had.
    backend.faults.inject({ match: { path: '/v1/token' }, fault: { kind: 'hang' } });
    const asked = questions();
    const { services } = await renderApp({ at: '/admin/dashboard/orders', backend });
    expect(await screen.findByText('Admin User')).toBeVisible();
    // As every request does.
    await services.auth['back-office'].readyToken(ADMIN.uid);
    expect(asked).toEqual(['accounts:lookup']);
  });

  it('lasts through a start without a network, and is confirmed by the first request after it', async () => {
    const { backend } = await staffAtWork();
    cleanup();
    await closeBrowser();
    const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    const { services, store } = await renderApp({ at: '/admin/dashboard/orders', backend });
    expect(await screen.findByText('Admin User')).toBeVisible();
    backend.faults.clear(fault);
    const asked = questions();
    await services.auth['back-office'].readyToken(ADMIN.uid);
    // The page, which reads again by now, may ask as well.
    expect(new Set(asked)).toEqual(new Set(['accounts:lookup']));
    expect(store.getState().session['back-office'].status).toBe('signedIn');
    expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  });

  it('is confirmed by a question, not by one more token, where another tab was given a new one', async () => {
    const { backend, services } = await staffAtWork();
    let stored = { accessToken: '', refreshToken: '' };
    const look = () =>
      editRecord(tokens => {
        stored = tokens;
        return {};
      });
    await look();
    // A token tells to the second when it was made.
    vi.setSystemTime(Date.now() + 2000);
    const body = `grant_type=refresh_token&refresh_token=${stored.refreshToken}`;
    const url = 'http://localhost:4173/securetoken.googleapis.com/v1/token?key=any';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await backend.handle(new Request(url, { method: 'POST', headers, body }));
    if (answer?.kind !== 'response') throw new Error('The backend gave the other tab no token.');
    const { id_token: accessToken } = await answer.response.json();
    expect(accessToken).not.toBe(stored.accessToken);

    const asked = questions();
    await editRecord(() => ({ accessToken }));
    await waitFor(() => expect(asked).not.toEqual([]));
    await services.auth['back-office'].readyToken(ADMIN.uid);
    await look();
    expect(asked).not.toContain('v1/token');
    expect(stored.accessToken).toBe(accessToken);
    expect(screen.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  });

  it('ends with the next token when it was taken away meanwhile', async () => {
    const { backend, services } = await staffAtWork();
    await backend.auth.accounts.setClaims(ADMIN.uid, {});
    await services.auth['back-office'].renewToken();
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Back office' })).toBeNull());
  });
});
