import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/support/fillIn';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { ADMIN, CUSTOMER } from '../../../../test/support/shop';

type App = Awaited<ReturnType<typeof renderApp>>;

async function signInAs({ user }: App, { email, password }: { email: string; password: string }) {
  const emailBox = await screen.findByLabelText('Email');
  await user.clear(emailBox);
  await fillIn(user, emailBox, email);
  await user.clear(screen.getByLabelText('Password'));
  await fillIn(user, screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('the staff sign-in', () => {
  it('lets the seeded admin of the local backend in as it stands, to the dashboard', async () => {
    const { user, store } = await renderApp({ at: '/admin' });
    expect(await screen.findByLabelText('Email')).toHaveValue(ADMIN.email);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus());
    expect(globalThis.location.pathname).toBe('/admin/dashboard');
    expect(store.getState().session['back-office'].user).toMatchObject({ role: 'admin', email: ADMIN.email });
  });

  it.each([
    ['a wrong password', { ...ADMIN, password: 'not-this-one' }],
    ['an unknown account', { email: 'nobody@demo.test', password: 'whatever-1' }],
    ['a customer, who lacks the claim', CUSTOMER],
  ])('refuses %s in the same words, and keeps what was typed', async (_who, account) => {
    const app = await renderApp({ at: '/admin' });
    await signInAs(app, account);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    expect(screen.getByLabelText('Password')).toHaveValue(account.password);
    expect(globalThis.location.pathname).toBe('/admin');
    expect(app.store.getState().session['back-office']).toEqual({ status: 'signedOut', user: null });
  });

  it('leaves a refused customer no session to come back with', async () => {
    const app = await renderApp({ at: '/admin' });
    await signInAs(app, CUSTOMER);
    await screen.findByRole('alert');
    const account = await new Promise((resolve, reject) => {
      app.services.auth['back-office'].observe(resolve, reject);
    });
    expect(account).toBeNull();
  });

  it('says that there is no connection, and does not blame the password', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/admin', backend });
    backend.faults.inject({ match: { path: 'signInWithPassword' }, fault: { kind: 'dropRequest' } });
    await signInAs(app, ADMIN);
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  });

  it('says that it is signing in, while it is', async () => {
    const backend = await openShopBackend();
    const { user } = await renderApp({ at: '/admin', backend });
    backend.faults.inject({ match: { path: 'signInWithPassword' }, fault: { kind: 'hang' } });
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user } = await renderApp({ at: '/admin' });
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveAttribute('type', 'email');
    await user.clear(email);
    await user.clear(screen.getByLabelText('Password'));
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  });

  it('sends staff who are signed in already to the dashboard', async () => {
    await renderApp({ at: '/admin', as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
