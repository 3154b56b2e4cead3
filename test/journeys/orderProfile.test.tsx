import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { flushPendingWork } from '../support/clock';
import { anOrderOf, queue, settled } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER, put } from '../support/shop';

const ADDRESS = '12 Lake View Road, Pune 411001';
// Not the shop's own, which the footer shows.
const ELSEWHERE = '7 Hill Road, Mumbai 400050';
const elsewhere = (id: string) => ({ ...anOrderOf(1, id), shippingAddress: ELSEWHERE });

const profileOf = (backend: LocalFirebase) =>
  backend.firestore.documents.read(`users/${CUSTOMER.uid}`)?.fields;
const text = (stringValue: string) => ({ stringValue });

it('begins a profile with where the first order went, and leaves it so', async () => {
  const app = await renderApp({ at: '/profile', as: 'customer' });
  expect(await screen.findAllByText('Not given yet')).toHaveLength(2);
  await queue(app, elsewhere('T0000000001'));
  // In the personal information, and in the book.
  await waitFor(() => expect(screen.getAllByText(ELSEWHERE)).toHaveLength(2));
  expect(screen.getByText('9876543210')).toBeVisible();
  expect(profileOf(app.backend)).toMatchObject({
    email: text(CUSTOMER.email),
    phone: text('9876543210'),
    address: text(ELSEWHERE),
  });
  await queue(app, anOrderOf(2, 'T0000000002'));
  await settled(app, 'T0000000002', 'done');
  await act(flushPendingWork);
  expect(profileOf(app.backend)?.address).toEqual(text(ELSEWHERE));
});

it.each([
  ['gives a profile without a phone the order’s, and touches nothing else of it', '', '9876543210'],
  ['never touches a phone that its owner has saved', '9000000001', '9000000001'],
])('%s', async (_what, before, after) => {
  const backend = await openShopBackend();
  await put(backend, `users/${CUSTOMER.uid}`, { name: 'Asha R. Rao', phone: before, address: '' });
  const app = await renderApp({ at: '/menu', as: 'customer', backend });
  const run = vi.spyOn(app.services.firestore, 'run');
  await queue(app, anOrderOf(2, 'T0000000001'));
  await settled(app, 'T0000000001', 'done');
  await waitFor(() =>
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ get: `users/${CUSTOMER.uid}` })),
  );
  await act(async () => void (await Promise.all(run.mock.results.map(({ value }) => value))));
  await waitFor(() =>
    expect(profileOf(backend)).toMatchObject({
      ...{ name: text('Asha R. Rao'), phone: text(after), address: text('') },
    }),
  );
  const transactions = run.mock.calls.flatMap(([asked]) => ('transaction' in asked ? asked.transaction : []));
  expect(transactions).toEqual(before === '' ? ['placeOrder', 'fillProfileFromOrder'] : ['placeOrder']);
});

it('shows the phone of an order where a profile has only an address', async () => {
  const backend = await openShopBackend();
  await put(backend, `users/${CUSTOMER.uid}`, { name: '', phone: '', address: ELSEWHERE });
  const app = await renderApp({ at: '/profile', as: 'customer', backend });
  expect(await screen.findAllByText('Not given yet')).toHaveLength(1);
  await queue(app, elsewhere('T0000000001'));
  expect(await screen.findByText('9876543210')).toBeVisible();
  expect(screen.queryByText('Not given yet')).toBeNull();
});

it('loses no order where the profile cannot be written, and tries again with the next', async () => {
  const app = await renderApp({ at: '/track-order', as: 'customer' });
  const { firestore } = app.services;
  const { run } = firestore;
  const refusing = vi
    .spyOn(firestore, 'run')
    .mockImplementation(request =>
      'transaction' in request && request.transaction === 'fillProfileFromOrder'
        ? Promise.reject(new TypeError('No network'))
        : run(request),
    );
  await queue(app, anOrderOf(2, 'T0000000001'));
  await settled(app, 'T0000000001', 'done');
  expect(await screen.findByRole('article', { name: 'Order #T0000000001' })).toBeVisible();
  await waitFor(() =>
    expect(refusing).toHaveBeenCalledWith(expect.objectContaining({ transaction: 'fillProfileFromOrder' })),
  );
  expect(profileOf(app.backend)).toBeUndefined();

  refusing.mockRestore();
  await queue(app, anOrderOf(1, 'T0000000002'));
  await waitFor(() => expect(profileOf(app.backend)?.address).toEqual(text(ADDRESS)));
});
