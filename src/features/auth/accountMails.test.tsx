import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mailedCodes } from '@/services/firebase/mailedCodes';
import type { LocalFirebase } from '../../../local-firebase/localFirebase';
import { fillIn } from '../../../test/support/fillIn';
import { mailTo, openMailOnOtherDevice } from '../../../test/support/mails';
import { closeBrowser, openShopBackend, renderApp } from '../../../test/support/renderApp';
import { ADMIN, CUSTOMER } from '../../../test/support/shop';

const UNVERIFIED = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', displayName: 'Ravi' };
const MAILS = { path: 'sendOobCode' } as const;
const SENT = 'If there is an account with this address, a link is on its way. Look in the spam folder too.';

const mailsTo = ({ auth }: LocalFirebase, address: string) =>
  auth.accounts.mails().filter(({ to }) => to === address);

async function askForReset(user: UserEvent, email: string) {
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
  await user.clear(dialog.getByLabelText('Email'));
  await fillIn(user, dialog.getByLabelText('Email'), email);
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  return dialog;
}

/** A button that nothing comes of now, and that keeps the focus: one that is disabled under it would lose it. */
function expectToRest(button: HTMLElement) {
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
}

describe('a forgotten password', () => {
  it.each([
    ['a customer', '/login', CUSTOMER],
    ['staff', '/admin', ADMIN],
  ])('is replaced by %s through the link in the mail', async (_who, at, { email, password }) => {
    const { user, backend, services, recording } = await renderApp({ at });
    const dialog = await askForReset(user, email);
    expect(await dialog.findByText(SENT)).toBeVisible();
    const [mail] = mailsTo(backend, email);
    expect(mail?.kind).toBe('PASSWORD_RESET');

    const box = await (await fetch('http://localhost:4173/__local/mailbox')).text();
    expect(box).toContain('Reset your password');
    const oobCode = new URL(mail?.link ?? '').searchParams.get('oobCode') ?? '';
    await mailedCodes().setPassword(oobCode, 'from-the-mail-9');
    await expect(services.auth.storefront.signIn(email, password)).rejects.toMatchObject({
      error: { code: 'auth/invalid-credential' },
    });
    expect(await services.auth.storefront.signIn(email, 'from-the-mail-9')).toMatchObject({ email });
    expect(JSON.stringify(recording())).not.toContain('from-the-mail-9');
  });

  it('of nobody is answered the same', async () => {
    const { user, backend } = await renderApp({ at: '/login' });
    const dialog = await askForReset(user, 'nobody@demo.test');
    expect(await dialog.findByText(SENT)).toBeVisible();
    expect(backend.auth.accounts.mails()).toEqual([]);
  });

  it('of nobody is answered the same by a project that would tell', async () => {
    const backend = await openShopBackend();
    const body = { error: { code: 400, message: 'EMAIL_NOT_FOUND' } };
    backend.faults.inject({ match: MAILS, fault: { kind: 'status', status: 400, body } });
    const { user } = await renderApp({ at: '/login', backend });
    const dialog = await askForReset(user, 'nobody@demo.test');
    expect(await dialog.findByText(SENT)).toBeVisible();
  });

  it('is mailed once a minute: the button counts the seconds, and keeps the focus', async () => {
    const { user, backend } = await renderApp({ at: '/login' });
    const dialog = await askForReset(user, CUSTOMER.email);
    expectToRest(await dialog.findByRole('button', { name: 'Send again in 60 s' }));
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: /^Send again in / }));
    expect(mailsTo(backend, CUSTOMER.email)).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await dialog.findByRole('button', { name: 'Send link' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mailsTo(backend, CUSTOMER.email)).toHaveLength(2));
  });

  it.each([
    ['no network', { kind: 'dropRequest' }, 'You seem to be offline.'],
    [
      'too many of them',
      { kind: 'status', status: 400, body: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } },
      'Too many attempts.',
    ],
    [
      'anything else',
      { kind: 'status', status: 400, body: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } } },
      'Something went wrong. Please try again.',
    ],
  ] as const)('is told of %s, and may be asked for again', async (_what, fault, words) => {
    const backend = await openShopBackend();
    backend.faults.inject({ match: MAILS, fault });
    const { user } = await renderApp({ at: '/login', backend });
    const dialog = await askForReset(user, CUSTOMER.email);
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(dialog.getByRole('button', { name: 'Send link' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('takes the email that was typed already, and asks for one that is an email', async () => {
    const { user } = await renderApp({ at: '/login' });
    await fillIn(user, await screen.findByLabelText('Email'), CUSTOMER.email);
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Email')).toHaveValue(CUSTOMER.email);
    await user.clear(dialog.getByLabelText('Email'));
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
    expect(dialog.getByLabelText('Email')).toHaveFocus();
  });
});

describe('a verification link', () => {
  async function refusedUnverified(backend: LocalFirebase) {
    const app = await renderApp({ at: '/login', backend });
    await fillIn(app.user, await screen.findByLabelText('Email'), UNVERIFIED.email);
    await fillIn(app.user, screen.getByLabelText('Password'), UNVERIFIED.password);
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByText('Please verify your email before logging in.');
    return app;
  }

  async function aShopWithRavi() {
    const backend = await openShopBackend();
    await backend.auth.accounts.create(UNVERIFIED);
    return backend;
  }

  it('is sent again, works, and signs nobody in', async () => {
    const backend = await aShopWithRavi();
    const { user, store, services, recording } = await refusedUnverified(backend);
    await user.click(await screen.findByRole('button', { name: 'Send verification link again' }));
    expect(await screen.findByText(/^The verification link is on its way/)).toBeVisible();
    expect(store.getState().session.storefront).toEqual({ status: 'signedOut', user: null });
    await openMailOnOtherDevice(backend, UNVERIFIED.email);
    expect(await services.auth.storefront.signIn(UNVERIFIED.email, UNVERIFIED.password)).toMatchObject({
      emailVerified: true,
    });
    expect(JSON.stringify(recording())).not.toContain(UNVERIFIED.password);
  });

  it('is not offered again for a minute, a reload or not, by a button that keeps the focus', async () => {
    const backend = await aShopWithRavi();
    const { user } = await refusedUnverified(backend);
    await user.click(await screen.findByRole('button', { name: 'Send verification link again' }));
    expectToRest(await screen.findByRole('button', { name: 'Send again in 60 s' }));
    await user.keyboard('{Enter}');
    cleanup();
    await closeBrowser();
    vi.setSystemTime(Date.now() + 18_000);
    const again = await refusedUnverified(backend);
    await again.user.click(await screen.findByRole('button', { name: 'Send again in 42 s' }));
    vi.setSystemTime(Date.now() + 42_000);
    expect(await screen.findByRole('button', { name: 'Send verification link again' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(mailsTo(backend, UNVERIFIED.email)).toHaveLength(1);
  });

  it('that a sign-up has just sent is not offered again at once', async () => {
    const { user } = await renderApp({ at: '/login' });
    await user.click(await screen.findByRole('button', { name: "Don't have an account? Sign up" }));
    await fillIn(user, screen.getByLabelText('Full name'), 'Nila');
    await fillIn(user, screen.getByLabelText('Email'), 'nila@demo.test');
    await fillIn(user, screen.getByLabelText('Password'), 'spring-99');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is asked for in the language of the page', async () => {
    const { user, backend } = await renderApp({ at: '/login', deviceLanguage: 'hi-IN' });
    await user.click(await screen.findByRole('button', { name: 'खाता नहीं है? नया बनाएँ' }));
    await fillIn(user, screen.getByLabelText('पूरा नाम'), 'Nila');
    await fillIn(user, screen.getByLabelText('ईमेल'), 'nila@demo.test');
    await fillIn(user, screen.getByLabelText('पासवर्ड'), 'spring-99');
    await user.click(screen.getByRole('button', { name: 'खाता बनाएँ' }));
    await screen.findByText('खाता बन गया!');
    expect(new URL(mailTo(backend, 'nila@demo.test').link).searchParams.get('lang')).toBe('hi');
  });

  it('that the server has sent too often says so, and one that is not needed too', async () => {
    const backend = await aShopWithRavi();
    const { user } = await refusedUnverified(backend);
    const body = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } };
    backend.faults.inject({ match: MAILS, fault: { kind: 'status', status: 400, body }, times: 1 });
    await user.click(await screen.findByRole('button', { name: 'Send verification link again' }));
    expect(await screen.findByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
    await backend.auth.accounts.verifyEmail('ravi');
    await user.click(await screen.findByRole('button', { name: 'Send verification link again' }));
    expect(await screen.findByText('Your email is verified. You can sign in.')).toBeVisible();
    expect(mailsTo(backend, UNVERIFIED.email)).toEqual([]);
  });
});
