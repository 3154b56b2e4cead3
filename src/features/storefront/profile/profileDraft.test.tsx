import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveProfileCommand } from '@/data/user/saveProfileCommand';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { fillIn } from '../../../../test/support/fillIn';
import { holdCommits } from '../../../../test/support/holdReads';
import { entries } from '../../../../test/support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../../test/support/shop';
import { server } from '../../../../test/support/testBackend';

afterEach(() => server.resetHandlers());

const PATH = `users/${CUSTOMER.uid}`;
// Not the shop's own, which the footer shows.
const ADDRESS = '8 Church Street, Pune 411004';

async function openForm(backend: LocalFirebase) {
  const app = await renderApp({ at: '/profile', as: 'customer', backend });
  const button = await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(button).toBeEnabled());
  await app.user.click(button);
  return app;
}

/** What F5 does: the page is told, and opened anew with what its history entry held. */
async function reload(backend: LocalFirebase) {
  globalThis.dispatchEvent(new Event('beforeunload'));
  const navigationState: unknown = globalThis.history.state.usr;
  cleanup();
  await closeBrowser();
  return renderApp({ at: '/profile', backend, navigationState });
}

describe('what was typed into the profile and not saved', () => {
  it('is there after a reload, the password apart, and can be saved', async () => {
    const backend = await openShopBackend();
    await put(backend, PATH, {
      name: 'Asha Rao',
      email: CUSTOMER.email,
      phone: '9000000001',
      address: ADDRESS,
    });
    const { user } = await openForm(backend);
    await user.clear(screen.getByLabelText('Phone (optional)'));
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await user.clear(screen.getByLabelText('Email'));
    await fillIn(user, screen.getByLabelText('Email'), 'asha@new.test');
    await fillIn(user, screen.getByLabelText('Your password'), CUSTOMER.password);

    const again = await reload(backend);
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@new.test');
    expect(screen.getByLabelText('Phone (optional)')).toHaveValue('9000000002');
    expect(screen.getByLabelText('Your password')).toHaveValue('');
    expect(JSON.stringify(globalThis.history.state)).not.toContain(CUSTOMER.password);
    // What nobody typed into is what the server says.
    await waitFor(() =>
      expect(screen.getByLabelText('Delivery address (optional)')).toHaveValue('8 Church Street, Pune'),
    );
    expect(screen.getByLabelText('PIN code')).toHaveValue('411004');

    await again.user.clear(screen.getByLabelText('Email'));
    await fillIn(again.user, screen.getByLabelText('Email'), CUSTOMER.email);
    await again.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(backend.firestore.documents.read(PATH)?.fields).toMatchObject({
      phone: { stringValue: '9000000002' },
      address: { stringValue: ADDRESS },
    });
  });

  it('is there when the person comes back from another page', async () => {
    const { user } = await openForm(await openShopBackend());
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    act(() => globalThis.history.back());
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('9000000002');
  });

  it.each(['Cancel', 'Save Changes'])('is gone for good with %s', async name => {
    const backend = await openShopBackend();
    const { user } = await openForm(backend);
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await user.click(screen.getByRole('button', { name }));
    await screen.findByRole('button', { name: 'Edit' });
    await reload(backend);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByLabelText('Phone (optional)')).toBeNull();
  });

  it('takes the place of what was refused again, also after a reload', async () => {
    const backend = await openShopBackend();
    const app = await openForm(backend);
    await fillIn(app.user, screen.getByLabelText('Phone (optional)'), '9000000002');
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    const queued = { commandId: 'C000000000Q1', uid: CUSTOMER.uid, email: CUSTOMER.email };
    const payload = { ...queued, changes: { phone: '9000000001' } };
    await act(async () => {
      await app.store.dispatch(queueCommand(saveProfileCommand, { uid: CUSTOMER.uid, payload }));
    });
    await app.user.click(await screen.findByRole('link', { name: '1 needs you' }));
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('9000000001');
    await fillIn(app.user, screen.getByLabelText('Name'), ' Again');
    await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('alert');
    expect(entries(app)).toMatchObject([{ status: 'failed', payload: { changes: { phone: '9000000001' } } }]);

    const again = await reload(backend);
    await screen.findByRole('link', { name: '1 needs you' });
    backend.faults.clear();
    const phone = await screen.findByLabelText('Phone (optional)');
    await again.user.clear(phone);
    await fillIn(again.user, phone, '9000000003');
    await again.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    await waitFor(() => expect(entries(again)).toMatchObject([{ status: 'done' }]));
    expect(screen.queryByRole('link', { name: /needs? you/ })).toBeNull();
  });

  it('is stored without what looks like a payment card', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm(backend);
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');
    await fillIn(user, screen.getByLabelText('Delivery address (optional)'), '4111 1111 1111 1111');
    await reload(backend);
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('9000000002');
    expect(screen.getByLabelText('Delivery address (optional)')).toHaveValue('');
  });

  it('is nobody else’s to see', async () => {
    const backend = await openShopBackend();
    const navigationState = { uid: 'somebody-else', draft: { phone: '9000000009' }, linkSentTo: 'a@b.test' };
    await renderApp({ at: '/profile', as: 'customer', backend, navigationState });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByText(/We have sent a link/)).toBeNull();
  });
});

describe('what was typed into the address book and not saved', () => {
  const book = async () => within(await screen.findByRole('region', { name: 'Your addresses' }));
  const adding = async () => (await book()).findByRole('button', { name: 'Add an address' });
  const street = async () => (await book()).findByLabelText('Building or street');

  async function typeAddress(backend: LocalFirebase) {
    const app = await renderApp({ at: '/profile', as: 'customer', backend });
    await waitFor(async () => expect(await adding()).toBeEnabled());
    await app.user.click(await adding());
    await app.user.click(screen.getByRole('radio', { name: 'Own words' }));
    await fillIn(app.user, screen.getByLabelText('Label of the address'), 'Grandmother');
    await fillIn(app.user, await street(), '4 Hill Road, Pune 411002');
    return app;
  }

  it('is there after a reload beside what was typed above it, and is saved as one address', async () => {
    const backend = await openShopBackend();
    const { user } = await typeAddress(backend);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await fillIn(user, screen.getByLabelText('Phone (optional)'), '9000000002');

    const again = await reload(backend);
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('9000000002');
    expect(await street()).toHaveValue('4 Hill Road, Pune 411002');
    expect((await book()).getByLabelText('PIN code')).toHaveValue('411002');
    expect(screen.getByLabelText('Label of the address')).toHaveValue('Grandmother');
    await again.user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your addresses were saved.')).toBeVisible();
    const [first, ...others] = (await book()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Grandmother');
    expect(others).toEqual([]);

    await reload(backend);
    expect(await screen.findByLabelText('Phone (optional)')).toHaveValue('9000000002');
    expect(await adding()).toBeVisible();
    expect((await book()).queryByLabelText('Building or street')).toBeNull();
  });

  it('is there when the person comes back from another page, of an address that is changed too', async () => {
    const backend = await openShopBackend();
    await put(backend, PATH, { name: 'Asha Rao', email: CUSTOMER.email, phone: '', address: ADDRESS });
    const { user } = await renderApp({ at: '/profile', as: 'customer', backend });
    await user.click(await (await book()).findByRole('button', { name: 'Edit Home' }));
    await fillIn(user, screen.getByLabelText('Landmark (optional)'), 'Blue gate');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    act(() => globalThis.history.back());
    expect(await screen.findByLabelText('Landmark (optional)')).toHaveValue('Blue gate');
    expect(await street()).toHaveValue('8 Church Street, Pune');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText('Your addresses were saved.')).toBeVisible();
    expect((await book()).getByRole('listitem')).toHaveTextContent('Blue gate');
  });

  it('is gone for good with Cancel', async () => {
    const backend = await openShopBackend();
    const { user } = await typeAddress(backend);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await adding()).toHaveFocus();
    await reload(backend);
    expect(await adding()).toBeVisible();
    expect((await book()).queryByLabelText('Building or street')).toBeNull();
  });

  it('does not bring back whoever has left the page before it is saved', async () => {
    const backend = await openShopBackend();
    const { user, services, recording } = await typeAddress(backend);
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('none', 'InvalidStateError'));
    const letGo = holdCommits();
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    letGo();
    // Whoever waited for the answer has heard of it.
    const done = () => recording().steps.map(({ action }) => action.type);
    await waitFor(() => expect(done()).toContain('api/executeMutation/fulfilled'));
    await user.click(screen.getByRole('heading', { name: 'Our menu' }));
    expect(globalThis.location.pathname).toBe('/menu');
  });
});
