import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildSession } from '@/app/recording/buildSession';
import { foldSession } from '@/app/replay/foldSession';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { comeOnline } from '../../../../test/support/customerOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../../test/support/shop';

const PATH = `users/${CUSTOMER.uid}`;
const COMMITS = { path: ':commit' } as const;
// Not the shop's own, which the footer shows.
const ADDRESS = '8 Church Street, Pune 411004';

const stored = (backend: LocalFirebase) => backend.firestore.documents.read(PATH)?.fields;
const info = async () => within(await screen.findByRole('region', { name: 'Personal info' }));
const shown = async (label: string) => {
  const term = await (await info()).findByText(label);
  return term.nextElementSibling?.textContent;
};

async function openProfile(backend?: LocalFirebase) {
  const app = await renderApp({ at: '/profile', as: 'customer', ...(backend && { backend }) });
  const button = await (await info()).findByRole('button', { name: 'Edit' });
  await waitFor(() => expect(button).toBeEnabled());
  return app;
}

const edit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Edit' }));
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save Changes' }));

async function enter(user: UserEvent, fields: { name?: string; phone?: string; address?: string }) {
  const labels = { name: 'Name', phone: 'Phone (optional)', address: 'Delivery address (optional)' };
  for (const [field, value] of Object.entries(fields)) {
    const box = screen.getByLabelText(labels[field as keyof typeof labels]);
    await user.clear(box);
    if (value) await user.type(box, value);
  }
}

describe('the profile', () => {
  it('is saved: in Firestore, the name in the account and on every page too', async () => {
    const { user, backend, store } = await openProfile();
    expect(await shown('Phone')).toBe('Not given yet');
    await edit(user);
    await enter(user, { name: 'Asha R. Rao', phone: '+91 98765-43210', address: ADDRESS });
    await save(user);
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(stored(backend)).toMatchObject({
      name: { stringValue: 'Asha R. Rao' },
      email: { stringValue: CUSTOMER.email },
      phone: { stringValue: '9876543210' },
      address: { stringValue: ADDRESS },
    });
    expect(Object.keys(stored(backend) ?? {}).sort()).toEqual([
      'address',
      'addresses',
      'defaultAddress',
      'email',
      'lastCommandId',
      'name',
      'phone',
      'updatedAt',
    ]);
    expect(backend.auth.accounts.findByEmail(CUSTOMER.email)?.displayName).toBe('Asha R. Rao');
    expect(screen.getByRole('link', { name: 'Asha R. Rao' })).toBeVisible();
    expect(store.getState().session.storefront.user?.name).toBe('Asha R. Rao');
    expect(await shown('Phone')).toBe('9876543210');
    expect(await shown('Email')).toBe(CUSTOMER.email);
  });

  it('can be replayed from a file that says nothing of whose it is', async () => {
    const { user, recording } = await openProfile();
    await edit(user);
    await enter(user, { name: 'Asha R. Rao', phone: '9876543210', address: ADDRESS });
    await save(user);
    await screen.findByText('Your profile was saved.');
    const session = buildSession(recording(), { now: () => Date.now() });
    for (const personal of ['Asha', '9876543210', ADDRESS, CUSTOMER.email, 'secret-1']) {
      expect(JSON.stringify(session)).not.toContain(personal);
    }
    const frames = await foldSession(session);
    expect(frames.filter(({ agrees }) => !agrees).map(({ action }) => action?.type)).toEqual([]);
  });

  it('is as before when editing is cancelled', async () => {
    const { user, backend } = await openProfile();
    await edit(user);
    await enter(user, { name: 'Somebody else', phone: '1' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
    expect(await shown('Name')).toBe(CUSTOMER.displayName);
    await edit(user);
    expect(screen.getByLabelText('Name')).toHaveValue(CUSTOMER.displayName);
    expect(stored(backend)).toBeUndefined();
  });

  it.each([
    ['Name', { name: '' }, 'Enter your name.'],
    ['Phone (optional)', { phone: '12345' }, 'Please enter a valid 10-digit phone number.'],
    ['Delivery address (optional)', { address: 'Pune' }, 'Please enter a complete delivery address.'],
  ])(
    'says what is wrong with %s in the words of the order form, and goes there',
    async (label, fields, words) => {
      const { user, backend } = await openProfile();
      await edit(user);
      await enter(user, fields);
      await save(user);
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(stored(backend)).toBeUndefined();
    },
  );

  it('marks every field that is wrong, and tells of the first', async () => {
    const { user } = await openProfile();
    await edit(user);
    await enter(user, { name: '', phone: '12345', address: 'Pune' });
    await save(user);
    expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toEqual(['Enter your name.']);
    expect(screen.getByLabelText('Phone (optional)')).toBeInvalid();
    expect(screen.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
    expect(screen.getByText('Please enter a complete delivery address.')).toBeVisible();
    await enter(user, { name: 'Asha Rao' });
    expect(screen.queryByText('Enter your name.')).toBeNull();
    expect(screen.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  });

  it('keeps the mark of a wrong PIN code until it is typed anew', async () => {
    const { user } = await openProfile();
    await edit(user);
    await enter(user, { address: ADDRESS });
    const pin = screen.getByLabelText('PIN code');
    await user.clear(pin);
    await user.type(pin, '123');
    await save(user);
    expect(pin).toBeInvalid();
    await user.type(screen.getByLabelText(/^Landmark/), 'Lake');
    expect(pin).toBeInvalid();
    await user.type(pin, '4');
    expect(pin).toBeValid();
  });

  it('changes what was changed and nothing that was done elsewhere meanwhile', async () => {
    const backend = await openShopBackend();
    await put(backend, PATH, { name: 'Asha Rao', phone: '9000000001', address: ADDRESS });
    const { user } = await openProfile(backend);
    await edit(user);
    await put(backend, PATH, {
      name: 'Asha Rao',
      phone: '9000000001',
      address: '7 New Street, Mumbai 400001',
    });
    await enter(user, { phone: '9000000002' });
    await save(user);
    await screen.findByText('Your profile was saved.');
    expect(stored(backend)).toMatchObject({
      phone: { stringValue: '9000000002' },
      address: { stringValue: '7 New Street, Mumbai 400001' },
    });
    // It is read again: what was sent is the phone alone.
    await waitFor(async () => expect(await shown('Delivery address')).toBe('7 New Street, Mumbai 400001'));
  });

  it('says what the server will not have, and keeps what was typed', async () => {
    const backend = await openShopBackend();
    const { user, store } = await openProfile(backend);
    backend.faults.inject({
      match: COMMITS,
      fault: { kind: 'status', status: 403, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } },
    });
    await edit(user);
    await enter(user, { phone: '9000000002' });
    await save(user);
    expect(await screen.findByText(/This could not be saved/)).toBeVisible();
    expect(screen.getByLabelText('Phone (optional)')).toHaveValue('9000000002');
    await waitFor(() => expect(store.getState().outbox.entries).toEqual([]));
  });
});

describe('without a network', () => {
  it('the profile is saved on the device, says so after a reload too, and is sent once there is one', async () => {
    const backend = await openShopBackend();
    await put(backend, PATH, { name: 'Asha Rao', phone: '9000000001', address: ADDRESS });
    const { user } = await openProfile(backend);
    const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await edit(user);
    await enter(user, { name: 'Asha R. Rao', phone: '9000000002' });
    await save(user);
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(await shown('Phone')).toBe('9000000002');
    expect(stored(backend)).toMatchObject({ phone: { stringValue: '9000000001' } });
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    await closeBrowser();

    // What was read last time, with what waits applied over it.
    await renderApp({ at: '/profile', backend });
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(await shown('Phone')).toBe('9000000002');
    await waitFor(async () => expect(await shown('Delivery address')).toBe(ADDRESS));
    backend.faults.clear(fault);
    comeOnline();
    await waitFor(() => expect(stored(backend)).toMatchObject({ phone: { stringValue: '9000000002' } }));
    await waitFor(() => expect(screen.queryByText('Saved on this device, not sent yet')).toBeNull());
    expect(backend.auth.accounts.findByEmail(CUSTOMER.email)?.displayName).toBe('Asha R. Rao');
    expect(await screen.findByRole('link', { name: 'Asha R. Rao' })).toBeVisible();
  });

  it('the outbox names the change, and gives it back to be made otherwise', async () => {
    const backend = await openShopBackend();
    const { user } = await openProfile(backend);
    const fault = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await edit(user);
    await enter(user, { phone: '9000000002' });
    await save(user);
    await screen.findByText('Saved on this device, not sent yet');
    await user.click(await screen.findByRole('link', { name: '1 not sent' }));
    const card = within(await screen.findByRole('article', { name: 'Changes to your profile' }));
    expect(card.getByText('Phone: 9000000002')).toBeVisible();
    backend.faults.clear(fault);
    // Nothing has reached the server: taken back at once.
    await user.click(card.getByRole('button', { name: 'Edit' }));
    const phone = await screen.findByLabelText('Phone (optional)');
    expect(phone).toHaveValue('9000000002');
    await enter(user, { phone: '9000000003' });
    await save(user);
    await screen.findByText('Your profile was saved.');
    expect(stored(backend)).toMatchObject({ phone: { stringValue: '9000000003' } });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /not sent|Sending…|needs? you|Sign-in needed/ })).toBeNull(),
    );
  });

  it('an account that has saved nothing yet has no address, and may add one', async () => {
    await openProfile();
    const book = within(await screen.findByRole('region', { name: 'Your addresses' }));
    expect(await book.findByText(/^You have no address yet/)).toBeVisible();
    expect(book.getByRole('button', { name: 'Add an address' })).toBeEnabled();
  });

  it('a device that keeps nothing is told so, and sends directly once it can', async () => {
    const backend = await openShopBackend();
    const { user, services } = await openProfile(backend);
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('none', 'InvalidStateError'));
    const fault = backend.faults.inject({ match: COMMITS, fault: { kind: 'dropRequest' } });
    await edit(user);
    await enter(user, { phone: '9000000002' });
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This could not be saved. You seem to be offline. Check your connection and try again.',
    );
    expect(screen.getByLabelText('Phone (optional)')).toHaveValue('9000000002');
    backend.faults.clear(fault);
    await save(user);
    await screen.findByText('Your profile was saved.');
    expect(stored(backend)).toMatchObject({ phone: { stringValue: '9000000002' } });
  });

  it('an answer that was lost makes one change of it', async () => {
    const backend = await openShopBackend();
    const { user } = await openProfile(backend);
    backend.faults.inject({ match: COMMITS, fault: { kind: 'applyThenDrop' }, times: 1 });
    const before = backend.firestore.meter.total().writes;
    await edit(user);
    await enter(user, { phone: '9000000002' });
    await save(user);
    await screen.findByText('Saved on this device, not sent yet');
    comeOnline();
    await waitFor(() => expect(screen.queryByText('Saved on this device, not sent yet')).toBeNull());
    expect(stored(backend)).toMatchObject({ phone: { stringValue: '9000000002' } });
    expect(backend.firestore.meter.total().writes - before).toBe(1);
  });
});
