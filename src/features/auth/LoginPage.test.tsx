import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/support/fillIn';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../test/support/shop';

const UNVERIFIED = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', displayName: 'Ravi' };
const SIGN_IN = { match: { path: 'signInWithPassword' } } as const;
const FAILED = 'Invalid email or password. Or email not verified.';

async function fill(user: UserEvent, fields: { name?: string; email?: string; password?: string }) {
  if (fields.name) await fillIn(user, screen.getByLabelText('Full name'), fields.name);
  if (fields.email) await fillIn(user, screen.getByLabelText('Email'), fields.email);
  if (fields.password) await fillIn(user, screen.getByLabelText('Password'), fields.password);
}

async function openLogin(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/login', ...options });
  await screen.findByRole('heading', { name: 'Welcome Back' });
  return app;
}

const signIn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign In' }));
const toSignUp = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));

describe('signing in', () => {
  it('leads back to where the person came from, with what they carried', async () => {
    const navigationState = { from: '/track-order', fromState: { kept: true } };
    const { user, recording } = await openLogin({ navigationState });
    await fill(user, CUSTOMER);
    await signIn(user);
    expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
    expect(globalThis.history.state.usr).toEqual({ kept: true });
    expect(JSON.stringify(recording())).not.toContain(CUSTOMER.password);
  });

  it.each(['https://evil.example', '//evil.example', '/admin', 7])(
    'leads home from the forged origin %j',
    async from => {
      const { user } = await openLogin({ navigationState: { from } });
      await fill(user, CUSTOMER);
      await signIn(user);
      expect(await screen.findByRole('heading', { name: 'Water worth waking up for' })).toBeVisible();
      expect(globalThis.location.pathname).toBe('/');
    },
  );

  it.each([
    ['a wrong password', { email: CUSTOMER.email, password: 'water-demo-9' }],
    ['an account that is not there', { email: 'nobody@demo.test', password: CUSTOMER.password }],
    ['an e-mail that is none', { email: 'nobody', password: CUSTOMER.password }],
  ])('says the same of %s, and keeps what was typed', async (_what, fields) => {
    const { user } = await openLogin();
    await fill(user, fields);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByLabelText('Email')).toHaveValue(fields.email);
    expect(screen.getByLabelText('Password')).toHaveValue(fields.password);
  });

  it('tells whose account is disabled so, and whom to call, where the password is right', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { supportPhone: '1800 555 0199' });
    await backend.auth.accounts.disable(CUSTOMER.uid);
    const { user } = await openLogin({ backend });
    await fill(user, { email: CUSTOMER.email, password: 'water-demo-9' });
    await signIn(user);
    expect(await screen.findByText(FAILED)).toBeVisible();
    await user.clear(screen.getByLabelText('Password'));
    await fill(user, { password: CUSTOMER.password });
    await signIn(user);
    expect(await screen.findByText(/This account is disabled\./)).toBeVisible();
    expect(await screen.findByRole('link', { name: '1800 555 0199' })).toHaveAttribute(
      'href',
      'tel:18005550199',
    );
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it('tells it in Hindi too', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.disable(CUSTOMER.uid);
    const { user } = await renderApp({ at: '/login', deviceLanguage: 'hi-IN', backend });
    await fillIn(user, await screen.findByLabelText('ईमेल'), CUSTOMER.email);
    await user.type(screen.getByLabelText('पासवर्ड'), `${CUSTOMER.password}{Enter}`);
    expect(await screen.findByText(/यह खाता बंद कर दिया गया है।/)).toBeVisible();
  });

  it('refuses an unverified e-mail twice: in the page and in a dialog', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create(UNVERIFIED);
    const { user, store } = await openLogin({ backend });
    await fill(user, UNVERIFIED);
    await signIn(user);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Please verify your email before logging in.',
    });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(store.getState().session.storefront).toEqual({ status: 'signedOut', user: null });
  });

  it.each([
    ['no network', { kind: 'dropRequest' }, 'You seem to be offline.'],
    [
      'too many attempts',
      { kind: 'status', status: 400, body: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } },
      'Too many attempts.',
    ],
  ] as const)('blames %s on what it is', async (_what, fault, told) => {
    const backend = await openShopBackend();
    backend.faults.inject({ ...SIGN_IN, fault });
    const { user } = await openLogin({ backend });
    await fill(user, CUSTOMER);
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
  });

  it('says of anything unexpected that an error occurred, in the page and in a toast', async () => {
    const backend = await openShopBackend();
    const body = { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } };
    backend.faults.inject({ ...SIGN_IN, fault: { kind: 'status', status: 400, body } });
    const { user } = await openLogin({ backend });
    await fill(user, CUSTOMER);
    await signIn(user);
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  });

  it('asks for what is missing, and goes to the first of it', async () => {
    const { user } = await openLogin();
    await signIn(user);
    expect(screen.getByText('Enter your email address.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  });

  it('is over before it begins for someone already signed in', async () => {
    await renderApp({ at: '/login', as: 'customer', navigationState: { from: '/profile' } });
    expect(await screen.findByRole('heading', { name: 'Your profile' })).toBeVisible();
  });
});

describe('creating an account', () => {
  it('mails the verification, says so, and waits for the first sign-in', async () => {
    const { user, store, backend, recording } = await openLogin();
    await toSignUp(user);
    await fill(user, { name: 'Nila Iyer', email: 'nila@demo.test', password: 'spring-9' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Sign-up successful! Please check your email to verify your account.',
    });
    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('nila@demo.test');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(store.getState().session.storefront.status).toBe('signedOut');
    expect(backend.auth.accounts.mails().map(({ to, kind }) => [to, kind])).toEqual([
      ['nila@demo.test', 'VERIFY_EMAIL'],
    ]);
    expect(backend.auth.accounts.findByEmail('nila@demo.test')).toMatchObject({
      displayName: 'Nila Iyer',
      emailVerified: false,
    });
    expect(JSON.stringify(recording())).not.toContain('spring-9');
  });

  it('calls the account what can be seen of the name', async () => {
    const { user, backend } = await openLogin();
    await toSignUp(user);
    await fill(user, { name: ' Nila \u202ereyI\u200b', email: 'nila@demo.test', password: 'spring-9' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByRole('alertdialog');
    expect(backend.auth.accounts.findByEmail('nila@demo.test')?.displayName).toBe('Nila reyI');
  });

  it('asks for a shorter name, and keeps what was typed', async () => {
    const { user, backend } = await openLogin();
    await toSignUp(user);
    await fill(user, { name: 'Nila', email: 'nila@demo.test', password: 'spring-9' });
    await user.click(screen.getByLabelText('Full name'));
    await user.paste('x'.repeat(200));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByText('Please enter a shorter name.')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue(`Nila${'x'.repeat(200)}`);
    expect(backend.auth.accounts.findByEmail('nila@demo.test')).toBeUndefined();
  });

  it('does not take an e-mail twice', async () => {
    const { user } = await openLogin();
    await toSignUp(user);
    await fill(user, { ...CUSTOMER, name: 'Asha' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This account could not be created.');
  });

  it('clears what was typed, and what was wrong, with each change between the two', async () => {
    const { user } = await openLogin();
    await fill(user, { email: CUSTOMER.email, password: 'wrong-one' });
    await signIn(user);
    await screen.findByRole('alert');
    await toSignUp(user);
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});
