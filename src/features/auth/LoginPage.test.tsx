import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { flushPendingWork } from '../../../test/support/clock';
import { fillIn } from '../../../test/support/fillIn';
import { mailTo, openMailOnOtherDevice } from '../../../test/support/mails';
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

const toSignUpAt = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: "Don't have an account? Sign up" }));

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

  it('leads back to what the page showed when its person was signed out', async () => {
    const { user } = await renderApp({ at: '/track-order?filter=delivered' });
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await fill(user, CUSTOMER);
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
    expect(globalThis.location.pathname + globalThis.location.search).toBe('/track-order?filter=delivered');
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
    ['an email that is none', { email: 'nobody', password: CUSTOMER.password }],
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

  it.each([
    [{ supportEmail: 'help@eawa.example' }, 'If you think that is a mistake, contact us: help@eawa.example'],
    [{}, ''],
  ])('says how to reach the shop as the settings %j have it', async (settings, more) => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', settings);
    await backend.auth.accounts.disable(CUSTOMER.uid);
    const { user } = await openLogin({ backend });
    await fill(user, { email: CUSTOMER.email, password: CUSTOMER.password });
    await signIn(user);
    const notice = await screen.findByText(/This account is disabled\./);
    await waitFor(() => expect(notice).toHaveTextContent(`This account is disabled. ${more}`.trim()));
    expect(notice.textContent?.trim().endsWith(more || '.')).toBe(true);
  });

  it('tells it in Hindi too', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.disable(CUSTOMER.uid);
    const { user } = await renderApp({ at: '/login', deviceLanguage: 'hi-IN', backend });
    await fillIn(user, await screen.findByLabelText('ईमेल'), CUSTOMER.email);
    await user.type(screen.getByLabelText('पासवर्ड'), `${CUSTOMER.password}{Enter}`);
    expect(await screen.findByText(/यह खाता बंद कर दिया गया है।/)).toBeVisible();
  });

  it('refuses an unverified email with both sentences, and a way to its mail', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create(UNVERIFIED);
    const { user, store } = await openLogin({ backend });
    await fill(user, UNVERIFIED);
    await signIn(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Please verify your email before logging in.')).toBeVisible();
    expect(alert.getByText(FAILED)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send verification link again' })).toBeVisible();
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
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText('Sign-up successful! Please check your email to verify your account.'),
    ).toBeVisible();
    expect(await screen.findByText('Account created successfully!')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('nila@demo.test');
    expect(screen.getByLabelText('Password')).toHaveValue('spring-9');
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
    await screen.findByText(/^Sign-up successful!/);
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

  it('does not take an email twice', async () => {
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
    await fill(user, { ...CUSTOMER, name: 'Asha' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('waiting for the mail to be opened', () => {
  const NILA = { name: 'Nila Iyer', email: 'nila@demo.test', password: 'spring-9' };

  async function signedUp(at: string) {
    const app = await renderApp({ at });
    await toSignUpAt(app.user);
    await fill(app.user, NILA);
    await app.user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByRole('button', { name: /^Send again in/ });
    return app;
  }
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const hear = () =>
    act(
      () =>
        void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'email-verified', newValue: '1' })),
    );

  /** Signs up from the menu's Order Now, and has the mail opened. */
  async function signedUpForWish() {
    // The shop's products are known here, as they are to whoever pressed Order Now.
    const app = await renderApp({ at: '/menu' });
    const { user, backend } = app;
    const card = (await screen.findByRole('heading', { name: 'Premium Water' })).closest('article');
    await user.click(within(card ?? document.body).getByRole('link', { name: /^Order Now/ }));
    await toSignUpAt(user);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await fill(user, NILA);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByRole('button', { name: /^Send again in/ });
    await openMailOnOtherDevice(backend, NILA.email);
    return app;
  }

  it('signs in when the person comes back, and goes on to what was wanted', async () => {
    const { recording } = await signedUpForWish();
    comeBack();
    // The toast goes away by itself.
    expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Place Order/ })).toBeVisible();
    expect(globalThis.location.pathname).toBe('/order');
    expect(JSON.stringify(recording())).not.toContain(NILA.password);
  });

  it('signs in when another tab says so, which has the order form, and says where to go on', async () => {
    const { user } = await signedUpForWish();
    hear();
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(screen.getByText('You are signed in. Go on in the tab that our mail has opened.')).toBeVisible();
    expect(globalThis.location.pathname).toBe('/login');
    // That tab may be closed by now.
    await user.click(screen.getByRole('button', { name: 'Go on here' }));
    expect(await screen.findByRole('button', { name: /^Place Order/ })).toBeVisible();
    expect(globalThis.location.pathname).toBe('/order');
  });

  it('is quiet while nobody has opened it', async () => {
    const { user, store, services } = await signedUp('/login');
    comeBack();
    // Behind the question of the tab: what it asked has been answered.
    await services.auth.storefront.signIn(NILA.email, NILA.password);
    await services.auth.storefront.signOut();
    expect(screen.queryByText('Please verify your email before logging in.')).toBeNull();
    expect(store.getState().session.storefront).toEqual({ status: 'signedOut', user: null });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
  });

  it('ends after a quarter of an hour, and the password is gone from the page', async () => {
    const { backend, store } = await signedUp('/login');
    vi.setSystemTime(Date.now() + 15 * 60_000);
    await openMailOnOtherDevice(backend, NILA.email);
    comeBack();
    expect(await screen.findByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue(NILA.email);
    expect(store.getState().session.storefront.status).toBe('signedOut');
    expect(screen.queryByRole('button', { name: /^Send again in/ })).toBeNull();
  });

  it('ends where something else is typed', async () => {
    const { user, backend, store } = await signedUp('/login');
    const promise = 'Once you have opened its link you go on from here. Nothing has to be typed again.';
    expect(screen.getByText(promise)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByText(promise)).toBeNull();
    expect(screen.getByText(/^Sign-up successful!/)).toBeVisible();
    await openMailOnOtherDevice(backend, NILA.email);
    comeBack();
    hear();
    expect(screen.queryByRole('button', { name: /^Send again in/ })).toBeNull();
    // Behind what a tab that still waited would ask: with what is typed now nobody gets in.
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    await act(flushPendingWork);
    expect(store.getState().session.storefront.status).toBe('signedOut');
  });
});

describe('the way back by the mail', () => {
  it.each([
    ['/login?wish=1&bottles=3', null, 'wish=1&bottles=3&verified=yes'],
    ['/login', { from: '/profile' }, 'from=%2Fprofile&verified=yes'],
    ['/login', { from: '/track-order?filter=active' }, 'from=%2Ftrack-order%3Ffilter%3Dactive&verified=yes'],
    ['/login', { from: '/order?x=1', fromState: { draft: {} } }, 'from=%2Fcart&verified=yes'],
    // What the form held is too much for an address, and too personal: its items are in the cart.
    ['/login', { from: '/order', fromState: { draft: { phone: '9' } } }, 'from=%2Fcart&verified=yes'],
    ['/login', null, 'verified=yes'],
  ])('of %s from %j says %s', async (at, navigationState, said) => {
    const { user, backend } = await renderApp({ at, navigationState });
    await toSignUpAt(user);
    await fill(user, { name: 'Nila', email: 'nila@demo.test', password: 'spring-9' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText(/^Sign-up successful!/);
    const link = new URL(mailTo(backend, 'nila@demo.test').link);
    expect(link.pathname).toBe('/link');
    expect(link.searchParams.get('continueUrl')).toBe(`http://localhost:4173/login?${said}`);
  });

  it('is left out where the project does not know the shop’s domain: the mail comes all the same', async () => {
    const backend = await openShopBackend();
    const body = { error: { code: 400, message: 'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project' } };
    const fault = { kind: 'status', status: 400, body } as const;
    backend.faults.inject({ match: { path: 'sendOobCode' }, fault, times: 1 });
    const { user } = await renderApp({ at: '/login', backend });
    await toSignUpAt(user);
    await fill(user, { name: 'Nila', email: 'nila@demo.test', password: 'spring-9' });
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText(/^Sign-up successful!/)).toBeVisible();
    expect(new URL(mailTo(backend, 'nila@demo.test').link).searchParams.get('continueUrl')).toBeNull();
  });

  it('that was not by our own page says that the email is verified, and lets the waiting tab know', async () => {
    const { user } = await renderApp({ at: '/login?from=%2Ftrack-order&verified=yes' });
    expect(await screen.findByText('Your email is verified. You can sign in.')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('email-verified')).not.toBeNull());
    await fill(user, CUSTOMER);
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
  });
});
