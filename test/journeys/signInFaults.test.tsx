import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { installFakeTimers, passTime } from '../support/clock';
import { fillIn } from '../support/fillIn';
import { openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, CUSTOMER } from '../support/shop';

const OFFLINE = /You seem to be offline\./;
const BUSY = /The service is busy\./;
const NILA = { name: 'Nila Iyer', email: 'nila@demo.test', password: 'spring-9' };

const faults = [
  ['no network', { kind: 'dropRequest' }, OFFLINE],
  ['a portal’s page', { kind: 'html200' }, OFFLINE],
  ['a redirect to a portal', { kind: 'redirect' }, OFFLINE],
  ['an empty answer', { kind: 'status', status: 204 }, OFFLINE],
  ['half an answer', { kind: 'applyThenCut' }, OFFLINE],
  ['a lost answer', { kind: 'applyThenDrop' }, OFFLINE],
  ['a proxy’s page of 502', { kind: 'htmlStatus', status: 502 }, BUSY],
  ['a service that is down', { kind: 'status', status: 503 }, BUSY],
  ['too many requests', { kind: 'status', status: 429 }, BUSY],
] as const;

async function type(user: UserEvent, { email, password }: { email: string; password: string }) {
  await user.click(await screen.findByLabelText('Email'));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('a customer signing in', () => {
  it.each(faults)(
    'is told of %s, has nothing to type again, and gets in afterwards',
    async (_what, fault, told) => {
      const backend = await openShopBackend();
      const { user } = await renderApp({ at: '/login', backend });
      await type(user, CUSTOMER);
      backend.faults.inject({ match: { path: 'accounts:' }, fault });
      await press(user, 'Sign In');
      expect(await screen.findByRole('alert')).toHaveTextContent(told);
      expect(screen.getByLabelText('Email')).toHaveValue(CUSTOMER.email);
      expect(screen.getByLabelText('Password')).toHaveValue(CUSTOMER.password);
      backend.faults.clear();
      await press(user, 'Sign In');
      expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
    },
  );

  it('hears that the connection is too slow where nothing is ever answered', async () => {
    installFakeTimers();
    const backend = await openShopBackend();
    const { user } = await renderApp({ at: '/login', backend });
    await type(user, CUSTOMER);
    backend.faults.inject({ match: { path: 'accounts:' }, fault: { kind: 'hang' } });
    await press(user, 'Sign In');
    // What is disabled would lose the focus: it only says so.
    const wait = await screen.findByRole('button', { name: 'Please wait...' });
    expect(wait).toBeEnabled();
    expect(wait).toHaveAttribute('aria-disabled', 'true');
    await passTime(11_000);
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection is too slow.');
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus();
    backend.faults.clear();
    await press(user, 'Sign In');
    expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
  });
});

describe('staff signing in', () => {
  it.each(faults)(
    'are told of %s, have nothing to type again, and get in afterwards',
    async (_what, fault, told) => {
      const backend = await openShopBackend();
      const { user } = await renderApp({ at: '/admin', backend });
      await user.clear(await screen.findByLabelText('Email'));
      await user.clear(screen.getByLabelText('Password'));
      await type(user, ADMIN);
      backend.faults.inject({ match: { path: 'accounts:' }, fault });
      await press(user, 'Sign In');
      expect(await screen.findByRole('alert')).toHaveTextContent(told);
      expect(screen.getByLabelText('Password')).toHaveValue(ADMIN.password);
      backend.faults.clear();
      await press(user, 'Sign In');
      expect(await screen.findByRole('navigation', { name: 'Back office' })).toBeInTheDocument();
    },
  );
});

describe('creating an account', () => {
  const SIGN_UP_FAULTS: readonly string[] = ['no network', 'a lost answer', 'a service that is down'];
  const STEPS = ['accounts:signUp', 'accounts:update', 'accounts:sendOobCode'] as const;
  const cases = STEPS.flatMap(step =>
    faults
      .filter(([what]) => SIGN_UP_FAULTS.includes(what))
      .map(([what, fault, told]) => [what, step, fault, told] as const),
  );

  it.each(cases)(
    'goes on after %s at %s, to one account with its name and its mail',
    async (_w, path, fault, told) => {
      const backend = await openShopBackend();
      const { user, store } = await renderApp({ at: '/login', backend });
      await screen.findByRole('heading', { name: 'Welcome Back' });
      await press(user, "Don't have an account? Sign up");
      await fillIn(user, screen.getByLabelText('Full name'), NILA.name);
      await type(user, NILA);
      backend.faults.inject({ match: { path }, fault });
      await press(user, 'Create Account');
      expect(await screen.findByRole('alert')).toHaveTextContent(told);
      expect(screen.getByLabelText('Full name')).toHaveValue(NILA.name);
      expect(screen.getByLabelText('Email')).toHaveValue(NILA.email);
      expect(screen.getByLabelText('Password')).toHaveValue(NILA.password);

      backend.faults.clear();
      await press(user, 'Create Account');
      expect(
        await screen.findByText('Sign-up successful! Please check your email to verify your account.'),
      ).toBeVisible();
      const accounts = backend.auth.accounts.list().filter(({ email }) => email === NILA.email);
      expect(accounts).toMatchObject([{ displayName: NILA.name, emailVerified: false }]);
      const mails = backend.auth.accounts.mails().filter(({ to }) => to === NILA.email);
      expect(mails.length).toBeGreaterThanOrEqual(1);
      expect(store.getState().session.storefront.status).toBe('signedOut');
    },
  );

  it('does not go on from an account that somebody else has begun', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.create({ ...NILA, password: 'another-1' });
    const { user } = await renderApp({ at: '/login', backend });
    await screen.findByRole('heading', { name: 'Welcome Back' });
    await press(user, "Don't have an account? Sign up");
    await fillIn(user, screen.getByLabelText('Full name'), NILA.name);
    await type(user, NILA);
    await press(user, 'Create Account');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account could not be created.');
    expect(backend.auth.accounts.mails()).toEqual([]);
  });
});
