import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../../test/support/fillIn';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER } from '../../../../test/support/shop';

const NEXT = 'spring-42-new';
const SIGN_IN = { path: 'signInWithPassword' } as const;
const UPDATE = { path: 'accounts:update' } as const;

async function openForm(backend = openShopBackend()) {
  const app = await renderApp({ at: '/profile', as: 'customer', backend: await backend });
  await app.user.click(await screen.findByRole('button', { name: 'Change Password' }));
  await screen.findByLabelText('Current password');
  return app;
}

type Entry = { readonly current?: string; readonly next?: string; readonly confirm?: string };

async function enter(
  user: UserEvent,
  { current = CUSTOMER.password, next = NEXT, confirm = next }: Entry = {},
) {
  await fillIn(user, screen.getByLabelText('Current password'), current);
  await fillIn(user, screen.getByLabelText('New password'), next);
  await fillIn(user, screen.getByLabelText('Confirm new password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
}

type App = Awaited<ReturnType<typeof renderApp>>;

const accepts = ({ services }: App, password: string) =>
  services.auth['back-office'].signIn(CUSTOMER.email, password).then(
    () => true,
    () => false,
  );

/** Everything that is on the device or on record. */
async function everythingStored({ store, recording, services }: App): Promise<string> {
  const owner = { area: 'storefront', uid: CUSTOMER.uid } as const;
  return JSON.stringify([
    store.getState(),
    recording(),
    await services.outboxLog.read(owner),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    globalThis.history.state,
    globalThis.location.href,
  ]);
}

describe('a change of password', () => {
  it('says of every empty field that it is, and leads to the first', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    const current = screen.getByLabelText('Current password');
    expect(current).toHaveFocus();
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toBeInvalid();
    }
    await user.type(current, 'a');
    await user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(current).toBeValid();
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(screen.getByLabelText('Confirm new password')).toBeInvalid();
  });

  it('counts from then on, leaves this session standing, and the passwords nowhere', async () => {
    const app = await openForm();
    await enter(app.user);
    expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(await accepts(app, NEXT)).toBe(true);
    expect(await accepts(app, CUSTOMER.password)).toBe(false);
    await app.services.auth.storefront.renewToken();
    expect(app.store.getState().session.storefront.status).toBe('signedIn');
    const kept = await everythingStored(app);
    expect(kept).toContain(CUSTOMER.email);
    for (const secret of [NEXT, CUSTOMER.password]) expect(kept).not.toContain(secret);
  });

  it('is refused with a current password that is none, at its field', async () => {
    const app = await openForm();
    await enter(app.user, { current: 'not-mine-at-all' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue(NEXT);
    expect(await accepts(app, CUSTOMER.password)).toBe(true);
    expect(await everythingStored(app)).not.toContain('not-mine-at-all');
  });

  it.each([
    [
      'two new ones that differ',
      { confirm: 'spring-43' },
      'New passwords do not match',
      'Confirm new password',
    ],
    [
      'one that is too short',
      { next: 'short' },
      'Choose a password of at least 6 characters.',
      'New password',
    ],
    [
      'the same one',
      { next: CUSTOMER.password },
      'This is your current password. Choose another one.',
      'New password',
    ],
  ])('asks nobody about %s', async (_what, entry, words, label) => {
    const app = await openForm();
    app.backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await enter(app.user, entry);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('says what else stands in the way, and leaves the old one standing', async () => {
    const app = await openForm();
    const tooMany = { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } };
    app.backend.faults.inject({
      match: SIGN_IN,
      fault: { kind: 'status', status: 400, body: tooMany },
      times: 1,
    });
    await enter(app.user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    const weak = { error: { code: 400, message: 'WEAK_PASSWORD : too easy' } };
    app.backend.faults.inject({
      match: UPDATE,
      fault: { kind: 'status', status: 400, body: weak },
      times: 1,
    });
    await app.user.click(screen.getByRole('button', { name: 'Update Password' }));
    expect(await screen.findByText('This password is too easy to guess. Choose another one.')).toBeVisible();
    expect(await accepts(app, CUSTOMER.password)).toBe(true);
  });

  it('needs a connection, says so, and is never queued', async () => {
    const app = await openForm();
    app.backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Changing your password needs a connection.')).toBeVisible();
    await enter(app.user);
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(app.store.getState().outbox.entries).toEqual([]);
    const kept = await everythingStored(app);
    for (const secret of [NEXT, CUSTOMER.password]) expect(kept).not.toContain(secret);
  });

  it('whose answer was lost is asked about: the new password tells', async () => {
    const app = await openForm();
    app.backend.faults.inject({ match: UPDATE, fault: { kind: 'applyThenDrop' }, times: 1 });
    await enter(app.user);
    expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
    expect(await accepts(app, NEXT)).toBe(true);
  });

  it('of which nobody can tell is not called changed, nor refused', async () => {
    const app = await openForm();
    app.backend.faults.inject({ match: UPDATE, fault: { kind: 'dropRequest' }, times: 1 });
    await enter(app.user);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t confirm the change.');
    expect(await accepts(app, CUSTOMER.password)).toBe(true);
  });

  it('is given up with Cancel, and what was typed is gone', async () => {
    const { user } = await openForm();
    await fillIn(user, screen.getByLabelText('New password'), NEXT);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });
});
