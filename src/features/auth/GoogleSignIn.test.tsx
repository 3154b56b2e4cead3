import { act, cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPendingWork } from '../../../test/support/clock';
import { fillIn } from '../../../test/support/fillIn';
import { linkOf } from '../../../test/support/mails';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../test/support/shop';

/*
 * From Google's word on, through the real SDK: its window is Google's own, and does not open where there is no Google. Who was
 * chosen there is typed, as in a shop on the local backend.
 */
const MEERA = { sub: '1071', email: 'meera@example.test', email_verified: true, name: 'Meera Iyer' };

beforeEach(() => void vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '1-x.apps.googleusercontent.com'));

const button = () => screen.findByRole('button', { name: 'Continue with Google' });

async function choose(user: UserEvent, claims: object) {
  await fillIn(user, await screen.findByLabelText(/^Email of the Google account/), JSON.stringify(claims));
  await user.click(await button());
}

describe('Continue with Google', () => {
  it('signs a new customer in under the name that Google has, who then has an account like any other', async () => {
    const { user, backend } = await renderApp({ at: '/login' });
    await choose(user, MEERA);
    expect(await screen.findByText('Logged in successfully!')).toBeVisible();
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
    const account = backend.auth.accounts.findByEmail(MEERA.email);
    expect(account).toMatchObject({ displayName: 'Meera Iyer', emailVerified: true });
    // As after a sign-up by email: a profile begins with the first order.
    expect(backend.firestore.documents.read(`users/${account?.uid}`)).toBeUndefined();
  });

  it('asks an account of Google’s for no password: it is mailed a link to choose one, and then has one', async () => {
    const { user, backend } = await renderApp({ at: '/login?from=/profile' });
    await choose(user, MEERA);
    expect(await screen.findByText(/^You sign in with Google, and have no password here yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Choose a password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a new password' });
    expect(within(dialog).getByLabelText('Email')).toHaveValue(MEERA.email);
    await user.click(within(dialog).getByRole('button', { name: 'Send link' }));
    expect(await within(dialog).findByText(/a link is on its way/)).toBeVisible();

    cleanup();
    const mailed = await renderApp({ at: linkOf(backend, MEERA.email), backend });
    await fillIn(mailed.user, await screen.findByLabelText('New password'), 'tall-blue-jar');
    await mailed.user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('button', { name: 'Change Password' })).toBeVisible();
    expect(screen.queryByText(/^You sign in with Google, and/)).toBeNull();
  });

  it('signs in to the account that the address has', async () => {
    const { user, backend } = await renderApp({ at: '/login' });
    await choose(user, { ...MEERA, email: CUSTOMER.email, name: CUSTOMER.displayName });
    expect(await screen.findByText(CUSTOMER.displayName)).toBeVisible();
    expect(backend.auth.accounts.findByEmail(CUSTOMER.email)?.google?.rawId).toBe(MEERA.sub);
  });

  it('says how to sign in where there is an account with a password, which Google does not vouch for', async () => {
    const { user } = await renderApp({ at: '/login' });
    await choose(user, { ...MEERA, email: CUSTOMER.email, email_verified: false });
    expect(await screen.findByText(/^There is an account with this email already/)).toBeVisible();
  });

  it('says that the account is disabled, and whom to call', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { supportPhone: '1800 555 0199' });
    const { uid } = await backend.auth.accounts.create({ email: MEERA.email, emailVerified: true });
    await backend.auth.accounts.disable(uid);
    const { user } = await renderApp({ at: '/login', backend });
    await choose(user, MEERA);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/This account is disabled/)).toBeVisible();
    expect(await alert.findByRole('link', { name: '1800 555 0199' })).toHaveAttribute(
      'href',
      'tel:18005550199',
    );
  });

  it('says that there is no connection, and works again with one', async () => {
    const backend = await openShopBackend();
    backend.faults.inject({
      match: { path: 'accounts:signInWithIdp' },
      fault: { kind: 'dropRequest' },
      times: 1,
    });
    const { user } = await renderApp({ at: '/login', backend });
    await choose(user, MEERA);
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    await user.click(await button());
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
  });

  it('is said in Hindi', async () => {
    await renderApp({ at: '/login', deviceLanguage: 'hi-IN' });
    expect(await screen.findByRole('button', { name: 'गूगल से आगे बढ़ें' })).toBeVisible();
  });

  it('is not there for staff', async () => {
    await renderApp({ at: '/admin' });
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    // It would come with its code.
    await import('./GoogleSignIn');
    await act(flushPendingWork);
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });
});
