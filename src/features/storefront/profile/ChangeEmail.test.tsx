import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { fillIn } from '../../../../test/support/fillIn';
import { openMailOnOtherDevice } from '../../../../test/support/mails';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../../test/support/shop';

const NEW = 'asha@new.test';
const PATH = `users/${CUSTOMER.uid}`;
const SEND = { path: 'sendOobCode' } as const;
const SENT = `We have sent a link to ${NEW}; until you open it, you sign in with ${CUSTOMER.email}.`;

const said = (message: string) => ({
  kind: 'status' as const,
  status: 400,
  body: { error: { code: 400, message } },
});

async function openForm(backend?: LocalFirebase) {
  const app = await renderApp({ at: '/profile', as: 'customer', ...(backend && { backend }) });
  const button = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
  return app;
}

async function ask(user: UserEvent, email: string, password: string = CUSTOMER.password) {
  await user.clear(screen.getByLabelText('Email'));
  await fillIn(user, screen.getByLabelText('Email'), email);
  await fillIn(user, screen.getByLabelText('Your password'), password);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
}

const mailsTo = ({ auth }: LocalFirebase, address: string) =>
  auth.accounts.mails().filter(({ to }) => to === address);

/** The person opens the mail's link elsewhere and comes back to the page. */
async function openLink(backend: LocalFirebase) {
  const [mail] = mailsTo(backend, NEW);
  expect(mail?.kind).toBe('VERIFY_AND_CHANGE_EMAIL');
  await openMailOnOtherDevice(backend, NEW);
}

async function signIn(user: UserEvent, email: string) {
  await fillIn(user, await screen.findByLabelText('Email'), email);
  await fillIn(user, screen.getByLabelText('Password'), CUSTOMER.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('a change of email', () => {
  it('counts once its link is opened, ends the session, and is everywhere at the next sign-in', async () => {
    const backend = await openShopBackend();
    await put(backend, PATH, { name: 'Asha Rao', email: CUSTOMER.email, phone: '9000000001', address: '' });
    const { user, store } = await openForm(backend);
    await ask(user, 'Asha@New.test ');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(backend.auth.accounts.get(CUSTOMER.uid)?.email).toBe(CUSTOMER.email);

    await openLink(backend);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/You are signed out/)).toBeVisible();
    expect(store.getState().session.storefront).toMatchObject({ user: null, endedFor: CUSTOMER.uid });

    await signIn(user, NEW);
    const info = within(await screen.findByRole('region', { name: 'Personal info' }));
    expect(await info.findByText(NEW)).toBeVisible();
    expect(screen.queryByText(/We have sent a link/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: CUSTOMER.uid, email: NEW });
    await waitFor(() =>
      expect(backend.firestore.documents.read(PATH)?.fields).toMatchObject({
        email: { stringValue: NEW },
        phone: { stringValue: '9000000001' },
      }),
    );
  });

  it('is announced after a reload too, and what else was changed is saved with it', async () => {
    const { user, backend } = await openForm();
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await ask(user, NEW);
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(backend.firestore.documents.read(PATH)?.fields).toMatchObject({
      email: { stringValue: CUSTOMER.email },
      phone: { stringValue: '9000000002' },
    });
    const kept = globalThis.history.state.usr;
    cleanup();
    await closeBrowser();
    await renderApp({ at: '/profile', backend, navigationState: kept });
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  });

  it('is not undone by what was still waiting to be sent', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm(backend);
    await ask(user, NEW);
    await screen.findByText(SENT);
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Saved on this device, not sent yet');
    await openLink(backend);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/You are signed out/);
    backend.faults.clear(fault);
    await signIn(user, NEW);
    await waitFor(() =>
      expect(backend.firestore.documents.read(PATH)?.fields).toMatchObject({
        email: { stringValue: NEW },
        phone: { stringValue: '9000000002' },
      }),
    );
  });

  it('leaves the password nowhere', async () => {
    const { user, store, recording, services } = await openForm();
    await ask(user, NEW);
    await screen.findByText(SENT);
    const kept = JSON.stringify([
      store.getState(),
      recording(),
      await services.outboxLog.read({ area: 'storefront', uid: CUSTOMER.uid }),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      globalThis.history.state,
      globalThis.location.href,
    ]);
    expect(kept).toContain(NEW);
    expect(kept).not.toContain(CUSTOMER.password);
  });

  it.each([
    ['a wrong password', NEW, 'not-mine', null, 'Your password', 'This is not your password.'],
    ['no address', 'asha', 'x', null, 'Email', 'Please enter a valid email address.'],
    [
      'a taken address, where the project tells',
      NEW,
      CUSTOMER.password,
      'EMAIL_EXISTS',
      'Email',
      'This email already has an account. Enter another one.',
    ],
    [
      'an address that the server does not take',
      NEW,
      CUSTOMER.password,
      'INVALID_NEW_EMAIL',
      'Email',
      'Please enter a valid email address.',
    ],
  ])(
    'is refused with %s, at its field, and nothing is saved',
    async (_what, email, password, code, label, words) => {
      const { user, backend } = await openForm();
      if (code) backend.faults.inject({ match: SEND, fault: said(code) });
      await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
      await ask(user, email, password);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(screen.getByLabelText('Email')).toHaveValue(email);
      expect(screen.getByLabelText('Phone (optional)')).toHaveValue('9000000002');
      expect(backend.auth.accounts.mails()).toEqual([]);
      expect(backend.firestore.documents.read(PATH)).toBeUndefined();
    },
  );

  it('asks for the password before it asks the server', async () => {
    const { user, backend } = await openForm();
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await user.clear(screen.getByLabelText('Email'));
    await fillIn(user, screen.getByLabelText('Email'), NEW);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password to change your email.');
    expect(screen.getByLabelText('Your password')).toHaveFocus();
  });

  it.each([
    ['too many of them', said('TOO_MANY_ATTEMPTS_TRY_LATER'), 'Too many attempts.'],
    ['no network', { kind: 'dropRequest' as const }, 'You seem to be offline.'],
    ['a busy server', { kind: 'status' as const, status: 503 }, 'busy'],
  ])('says of %s what it is, and is asked for again with the same form', async (_what, fault, words) => {
    const { user, backend } = await openForm();
    const injected = backend.faults.inject({ match: SEND, fault });
    await ask(user, NEW);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your email was not changed.');
    expect(alert).toHaveTextContent(words);
    backend.faults.clear(injected);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(SENT)).toBeVisible();
  });

  it('says that it needs a connection; the rest is saved without one', async () => {
    const { user, backend, store } = await openForm();
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await user.clear(screen.getByLabelText('Email'));
    await fillIn(user, screen.getByLabelText('Email'), NEW);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Changing your email needs a connection/)).toBeVisible();
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await user.clear(screen.getByLabelText('Email'));
    await fillIn(user, screen.getByLabelText('Email'), CUSTOMER.email);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(store.getState().outbox.entries).toHaveLength(1);
  });

  it('is not asked for twice where the rest could not be saved', async () => {
    const { user, backend, services } = await openForm();
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('none', 'InvalidStateError'));
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await ask(user, NEW);
    expect(await screen.findByText(/^This could not be saved/)).toBeVisible();
    expect(screen.getByText(SENT)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(CUSTOMER.email);
    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(mailsTo(backend, NEW)).toHaveLength(1);
  });
});
