import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { fillIn } from '../../../../test/support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../../test/support/shop';

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
