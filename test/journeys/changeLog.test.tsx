import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { peopleApi } from '@/data/staff/peopleApi';
import { UNDO_MS } from '@/lib/retryPolicy';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { countReads } from '../support/countReads';
import { fillIn } from '../support/fillIn';
import { dialog } from '../support/inventory';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';

const LOG = '/admin/dashboard/log';
const open = (backend: LocalFirebase, at: string, deviceLanguage = 'en-IN') =>
  renderApp({ at, as: 'admin', backend, deviceLanguage });
const entries = (backend: LocalFirebase) => backend.firestore.documents.list('changeLog');
const list = async () => within(await screen.findByRole('list', { name: 'Changes, newest first' }));
const line = (text: RegExp) =>
  screen.findByText((_, element) => element?.tagName === 'LI' && text.test(element.textContent ?? ''));

describe('a change', () => {
  it('of the settings is told on their page and in the log, by whom, from what to what', async () => {
    const backend = await openShopBackend();
    const { user, store } = await open(backend, '/admin/dashboard/settings');
    const fee = await screen.findByLabelText('Delivery fee (₹)');
    await user.clear(fee);
    await fillIn(user, fee, '30');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText(/^Last changed by Admin User, 15 Jan 2026/)).toBeVisible();
    // The log may be thousands: it is read once somebody asks for it.
    expect(store.getState().mirror.of.changeLog).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'History' }));
    expect(await line(/^Changed.*Delivery fee \(₹\)₹2\.99 → ₹30\.00.*by Admin User$/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Change log' }));
    expect((await list()).getByRole('listitem')).toHaveTextContent(
      /Shop settings Settings Changed.*₹2\.99 → ₹30\.00/,
    );
  });

  it('of the settings costs a visit to their page one read of the log', async () => {
    const backend = await openShopBackend();
    const first = await open(backend, '/admin/dashboard/settings');
    const fee = await screen.findByLabelText('Delivery fee (₹)');
    await first.user.clear(fee);
    await fillIn(first.user, fee, '30');
    await first.user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText(/^Last changed by Admin User/);
    first.unmount();
    await closeBrowser();
    const reads = await countReads(backend);
    await open(backend, '/admin/dashboard/settings');
    await screen.findByText(/^Last changed by Admin User/);
    await screen.findByText('driver@demo.test');
    // The settings, their last change, and the two who work here.
    expect(await reads()).toBe(1 + 1 + 2);
  });

  it('of a customer, a deletion too, is told on their page', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/A1', anOrder('A1'));
    const { user } = await open(backend, '/admin/dashboard/customers/asha');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit Asha Rao');
    await fillIn(user, form.getByLabelText('Notes'), 'Gate 2');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Gate 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'History' }));
    expect(await line(/NotesGate 2.*by Admin User$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Are you sure/ }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await line(/^Changed.*Deletedno → yesby Admin User$/)).toBeVisible();
    expect(entries(backend)).toHaveLength(2);
  });

  it('of a line is told on its card, and so is its Undo', async () => {
    const backend = await openShopBackend();
    await put(backend, 'productionLines/1', {
      ...{
        id: '1',
        name: 'Line 1',
        status: 'stopped',
        product: 'Premium Water 1L',
        target: 4000,
        completed: 0,
      },
      ...{ startTime: new Date('2026-01-14T03:00:00Z'), updatedAt: new Date('2026-01-14T03:00:00Z') },
    });
    const { user } = await open(backend, '/admin/dashboard/production');
    await user.click(await screen.findByRole('button', { name: 'Start Line 1' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(entries(backend)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'History' }));
    expect(
      await line(/^Changed.*StatusStopped → Running.*Started14 Jan 2026, 8:30 am → 15 Jan 2026, 2:30 pm/),
    ).toBeVisible();
    expect(
      await line(/^Changed.*StatusRunning → Stopped.*Started15 Jan 2026, 2:30 pm → 14 Jan 2026, 8:30 am/),
    ).toBeVisible();
  });

  it('of a product is told in its history, beside its stock', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend, '/admin/dashboard/inventory?edit=1');
    const form = await dialog('Edit Premium Water 1 L');
    const price = await form.findByLabelText('Unit price (₹)');
    await user.clear(price);
    await fillIn(user, price, '25');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Premium Water 1 L was saved.');
    await user.click(screen.getByRole('button', { name: 'History: Premium Water 1 L' }));
    await dialog('History of Premium Water 1 L');
    expect(await line(/^Changed.*Unit price \(₹\)₹2\.99 → ₹25\.00.*by Admin User$/)).toBeVisible();
  });

  it('by a customer, who cancels an order or says what is wrong with one, is told as theirs', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/A0000000001', anOrder('A0000000001'));
    await put(backend, 'orders/A0000000002', anOrder('A0000000002', { status: 'delivered' }));
    const shop = await renderApp({ at: '/track-order', as: 'customer', backend });
    for (const details of await screen.findAllByRole('button', { name: 'View Details' })) {
      await shop.user.click(details);
    }
    await shop.user.click(screen.getByRole('button', { name: 'Something wrong?' }));
    await shop.user.click(screen.getByRole('radio', { name: 'A bottle is broken or leaks' }));
    await fillIn(shop.user, screen.getByLabelText('Tell us more (optional)'), 'The cap is loose');
    await shop.user.click(screen.getByRole('button', { name: 'Tell us' }));
    await screen.findByText(/^You told us on/);
    await shop.user.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await shop.user.click(screen.getByRole('radio', { name: 'Delivery takes too long' }));
    await shop.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    vi.setSystemTime(Date.now() + UNDO_MS);
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByText('This order was cancelled.');
    await closeBrowser();
    shop.unmount();

    const staff = await open(backend, `${LOG}?who=the+customer`);
    const told = (await list()).getAllByRole('listitem').map(item => item.textContent);
    expect(told).toEqual([
      expect.stringMatching(
        /^Order A0000000001 Orders Cancelled.*StatusPending → CancelledReasonDelivery takes too longby the customer$/,
      ),
      expect.stringMatching(
        /^Order A0000000002 Orders A bottle is broken or leaks.*The customer saysThe cap is looseby the customer$/,
      ),
    ]);
    await staff.user.click(screen.getByRole('link', { name: 'Order A0000000001' }));
    expect(await line(/^Cancelled.*by the customer$/)).toBeVisible();
    await staff.user.click(screen.getByRole('button', { name: 'Close' }));
    await closeBrowser();
    staff.unmount();
    await open(backend, '/admin/dashboard/orders?view=A0000000002');
    expect(await line(/^A bottle is broken or leaks.*by the customer$/)).toBeVisible();
  });

  it('is told in Hindi', async () => {
    const backend = await openShopBackend();
    await put(backend, 'changeLog/C1-shop', {
      ...{ kind: 'settings', id: 'shop', action: 'updateShop', commandId: 'C1', by: 'admin', byName: 'रवि' },
      ...{
        from: { cancelUntil: 'pending' },
        to: { cancelUntil: 'never' },
        at: new Date('2026-01-14T09:00:00Z'),
      },
    });
    await open(backend, LOG, 'hi-IN');
    const list = within(await screen.findByRole('list', { name: 'बदलाव, सबसे नए पहले' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /^दुकान की सेटिंग सेटिंग बदला गया.*ग्राहक “ऑर्डर मिल गया” वाले ऑर्डर रद्द कर सकते हैंहाँ → नहींरवि ने किया$/,
    );
  });

  it('is read once: the log that is opened again asks for what is new', async () => {
    const backend = await openShopBackend();
    const first = await open(backend, LOG);
    await screen.findByText('No changes in these days');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await put(backend, 'orders/A1', anOrder('A1'));
    const reads = await countReads(backend);
    await first.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    // And the two who work here, whose names a visit reads.
    await act(() =>
      first.store.dispatch(peopleApi.endpoints.listPersons.initiate('admin', { forceRefetch: true })),
    );
    expect(await reads()).toBe(5 + 3 + 2);
  });
});
