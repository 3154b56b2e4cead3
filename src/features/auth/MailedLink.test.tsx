import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mailedCodes } from '@/services/firebase/mailedCodes';
import type { LocalFirebase } from '../../../local-firebase/localFirebase';
import { fillIn } from '../../../test/support/fillIn';
import { linkOf, mailTo } from '../../../test/support/mails';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../test/support/shop';

const RAVI = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', displayName: 'Ravi' };
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const SEND =
  'http://localhost:4173/identitytoolkit.googleapis.com/v1/projects/demo-bottled-water/accounts:sendOobCode';
const MARK = 'http://localhost:4173/login?wish=1&bottles=2&verified=yes';

/** A shop in which Ravi has signed up, and a mail to him. */
async function aShopWithMail(mail: { requestType: string; newEmail?: string; continueUrl?: string }) {
  const backend = await openShopBackend();
  await backend.auth.accounts.create({ ...RAVI, emailVerified: mail.requestType !== 'VERIFY_EMAIL' });
  const body = JSON.stringify({ email: RAVI.email, continueUrl: MARK, ...mail });
  const sent = await fetch(SEND, { method: 'POST', headers: OWNER, body });
  expect(sent.status).toBe(200);
  return backend;
}

/** With what the link leads on to: two bottles. */
async function expectOrderForm() {
  // Two bottles at 2.99, the fee of 2.99, 8 % of 5.98.
  expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const emailOf = (backend: LocalFirebase) => backend.auth.accounts.get(RAVI.uid);

async function choose(user: UserEvent, password: string) {
  await fillIn(user, await screen.findByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

describe('a verification link', () => {
  it('verifies, says so, and leads to the sign-in with the email and the wish', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const { user, store } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    expect(await heading('Your email is verified')).toBeVisible();
    expect(screen.getByText(`You can sign in with ${RAVI.email} now.`)).toBeVisible();
    expect(emailOf(backend)?.emailVerified).toBe(true);
    expect(store.getState().session.storefront.user).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign in and go on' }));
    expect(await screen.findByLabelText('Email')).toHaveValue(RAVI.email);
    expect(globalThis.location.search).toBe('?wish=1&bottles=2&verified=yes');
    await fillIn(user, screen.getByLabelText('Password'), RAVI.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await expectOrderForm();
  });

  it('goes on by itself where the tab of the sign-up signs in', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const { services } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    await heading('Your email is verified');
    expect(localStorage.getItem('email-verified')).not.toBeNull();
    services.auth.storefront.prepare();
    await services.auth.storefront.signIn(RAVI.email, RAVI.password);
    expect(await screen.findByText('Your email is verified', { ignore: 'h1' })).toBeInTheDocument();
    await expectOrderForm();
  });

  it.each([
    'https://evil.example/login',
    'http://localhost:4173/admin/dashboard',
    'javascript:alert(1)',
    '//evil',
  ])('does not lead on to %s, written into it by somebody else', async forged => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const link = new URL(mailTo(backend, RAVI.email).link);
    link.searchParams.set('continueUrl', forged);
    await renderApp({ at: link.pathname + link.search, backend });
    await heading('Your email is verified');
    expect(screen.getByRole('link', { name: 'Sign in and go on' })).toHaveAttribute('href', '/login');
  });

  it('that was opened before says so, and that it counts', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const at = linkOf(backend, RAVI.email);
    await backend.auth.accounts.verifyEmail(RAVI.uid);
    await renderApp({ at, backend });
    expect(await heading('This link can no longer be used')).toBeVisible();
    expect(screen.getByText(/^It has been opened before/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('that has expired says so', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    vi.setSystemTime(Date.now() + 73 * 60 * 60_000);
    await renderApp({ at: linkOf(backend, RAVI.email), backend });
    expect(await screen.findByText(/^It has expired\./)).toBeVisible();
    expect(emailOf(backend)?.emailVerified).toBe(false);
  });

  it.each(['/link', '/link?mode=verifyEmail', '/link?mode=verifyEmail&oobCode='])(
    'that is not complete says so: %s',
    async at => {
      await renderApp({ at });
      expect(await screen.findByText(/^It is not complete\./)).toBeVisible();
    },
  );

  it('of an account that is disabled says whom to call', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    await put(backend, 'settings/shop', { supportPhone: '1800 555 0199' });
    await backend.auth.accounts.disable(RAVI.uid);
    await renderApp({ at: linkOf(backend, RAVI.email), backend });
    const notice = await screen.findByText(/This account is disabled\./);
    expect(notice).toBeVisible();
    expect(await within(notice).findByRole('link', { name: '1800 555 0199' })).toHaveAttribute(
      'href',
      'tel:18005550199',
    );
  });

  it.each([
    ['no network', { kind: 'dropRequest' }, 'You seem to be offline.'],
    ['a service that is down', { kind: 'status', status: 503 }, 'The service is busy.'],
    ['a portal', { kind: 'html200' }, 'You seem to be offline.'],
    [
      'too many attempts',
      { kind: 'status', status: 400, body: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } },
      'Too many attempts.',
    ],
  ] as const)('is not lost to %s', async (_what, fault, told) => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    backend.faults.inject({ match: { path: 'accounts:resetPassword' }, fault });
    const { user } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Your email is verified')).toBeVisible();
  });

  it('speaks Hindi', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    await renderApp({ at: linkOf(backend, RAVI.email), backend, deviceLanguage: 'hi-IN' });
    expect(await heading('आपके ईमेल की पुष्टि हो गई')).toBeVisible();
  });

  it('is recorded without its code', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const at = linkOf(backend, RAVI.email);
    const { recording } = await renderApp({ at, backend });
    await heading('Your email is verified');
    expect(JSON.stringify(recording())).not.toContain(new URLSearchParams(at).get('oobCode'));
  });
});

describe('a reset link', () => {
  it('asks for the password once, and signs in with it', async () => {
    const backend = await aShopWithMail({ requestType: 'PASSWORD_RESET' });
    const { user, store, recording } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    expect(await heading('Choose a new password')).toBeVisible();
    expect(screen.getByText(RAVI.email)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await choose(user, 'monsoon-rain-8');
    await expectOrderForm();
    expect(store.getState().session.storefront.user?.email).toBe(RAVI.email);
    expect(JSON.stringify(recording())).not.toContain('monsoon-rain-8');
  });

  it('asks for a better one in the page, and keeps the link', async () => {
    const backend = await aShopWithMail({ requestType: 'PASSWORD_RESET' });
    const { user } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    await user.click(await screen.findByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText('Enter a new password.')).toBeVisible();
    await choose(user, '12345');
    expect(await screen.findByText('Choose a password of at least 6 characters.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    const body = { error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing a digit' } };
    const fault = { kind: 'status', status: 400, body } as const;
    backend.faults.inject({ match: { path: 'accounts:resetPassword' }, fault, times: 1 });
    await user.type(screen.getByLabelText('New password'), '6');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByText('This password is too easy to guess. Choose another one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    await expectOrderForm();
  });

  it('whose answer was lost has counted: the next try goes on', async () => {
    const backend = await aShopWithMail({ requestType: 'PASSWORD_RESET' });
    const { user } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    await screen.findByLabelText('New password');
    backend.faults.inject({
      match: { path: 'accounts:resetPassword' },
      fault: { kind: 'applyThenDrop' },
      times: 1,
    });
    await choose(user, 'monsoon-rain-8');
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.getByLabelText('New password')).toHaveValue('monsoon-rain-8');
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    await expectOrderForm();
  });

  it('of staff leads to their own door, and signs nobody in to the shop', async () => {
    const backend = await aShopWithMail({
      requestType: 'PASSWORD_RESET',
      continueUrl: 'http://localhost:4173/admin',
    });
    const { user, store } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    await choose(user, 'monsoon-rain-8');
    expect(await heading('Your new password counts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin');
    expect(store.getState().session.storefront.user).toBeNull();
  });

  it('that was used meanwhile says so, and offers a new one', async () => {
    const backend = await aShopWithMail({ requestType: 'PASSWORD_RESET' });
    const { user } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    await screen.findByLabelText('New password');
    // By somebody else, on another device.
    const oobCode = new URL(mailTo(backend, RAVI.email).link).searchParams.get('oobCode') ?? '';
    await mailedCodes().setPassword(oobCode, 'from-elsewhere-7');
    await choose(user, 'monsoon-rain-8');
    expect(await heading('This link can no longer be used')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  });
});

describe('a link to another email', () => {
  const NEW = 'ravi@new.test';

  it('changes it; the mail to the one before undoes that, and warns', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: NEW });
    const first = await renderApp({ at: linkOf(backend, NEW), backend });
    expect(await heading('Your email was changed')).toBeVisible();
    expect(screen.getByText(`From now on you sign in with ${NEW}.`)).toBeVisible();
    expect(emailOf(backend)?.email).toBe(NEW);
    first.unmount();

    const { user } = await renderApp({ at: linkOf(backend, RAVI.email), backend });
    expect(await heading('Your email was changed back')).toBeVisible();
    expect(screen.getByText(/^If you did not change it yourself/)).toBeVisible();
    expect(emailOf(backend)?.email).toBe(RAVI.email);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(RAVI.email));
  });

  it('that another account has by now changes nothing', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: NEW });
    await backend.auth.accounts.create({ ...RAVI, uid: 'other', email: NEW });
    await renderApp({ at: linkOf(backend, NEW), backend });
    expect(await screen.findByText(/^Another account has this email by now/)).toBeVisible();
    expect(emailOf(backend)?.email).toBe(RAVI.email);
  });

  it('leaves a customer who is signed in as they are', async () => {
    const backend = await aShopWithMail({ requestType: 'VERIFY_EMAIL' });
    const { store } = await renderApp({ at: linkOf(backend, RAVI.email), backend, as: 'customer' });
    expect(await heading('Your email is verified')).toBeVisible();
    expect(store.getState().session.storefront.user?.email).toBe(CUSTOMER.email);
  });
});
