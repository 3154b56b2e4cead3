import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { double, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { cachedItems } from '../../../../test/support/cachedRecords';
import { flushPendingWork } from '../../../../test/support/clock';
import { pdfPages } from '../../../../test/support/pdf';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrder, put } from '../../../../test/support/shop';

const ID = '7GK2M9QX4TRB';
const SELLER = { name: 'Eawa Waters', address: 'Bengaluru', gstin: '', state: 'Karnataka' };

/** A customer's order, opened, in a shop that is paid by UPI. */
async function openOrder(fields: SeedFields, upi = 'eawa@okaxis') {
  const backend = await openShopBackend();
  await put(backend, 'settings/shop', {
    ...{ deliveryFee: double(2.99), taxRate: double(0.08), supportPhone: '9000000000' },
    seller: { ...SELLER, upi },
  });
  await put(backend, `orders/${ID}`, anOrder(ID, fields));
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
  return app;
}

const payment = (fields: SeedFields): SeedFields => ({
  payment: {
    ...{ state: 'partly', method: 'cash', amount: double(5), reference: '', by: 'staff' },
    ...{ at: new Date(Date.UTC(2026, 0, 14, 10)), ...fields },
  },
});

const card = () => screen.findByRole('region', { name: 'Pay by UPI' });
const noCard = async () => {
  await screen.findByText('Delivery address');
  // The card needs the settings and its code.
  await waitFor(async () => expect((await cachedItems()).map(({ list }) => list)).toContain('shop'));
  await import('./PayByUpi');
  await act(flushPendingWork);
  expect(screen.queryByRole('region', { name: 'Pay by UPI' })).toBeNull();
};

describe('an order that is still to be paid', () => {
  it('is paid by UPI: a code, the amount, the address, and whom to tell the reference', async () => {
    const { user } = await openOrder({});
    const upi = within(await card());
    expect(upi.getByRole('img', { name: 'QR code to pay ₹9.45 by UPI' })).toBeVisible();
    expect(upi.getByText('UPI address: eawa@okaxis')).toBeVisible();
    expect(upi.getByText(/^After paying, tell us the reference/)).toBeVisible();
    const chat = upi.getByRole('link', { name: 'Send the reference by WhatsApp' });
    expect(chat).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?text=.*7GK2-M9QX-4TRB/),
    );
    await user.click(upi.getByRole('button', { name: 'Copy UPI address' }));
    expect(await upi.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('eawa@okaxis');
    expect(screen.queryByText('Paid')).toBeNull();
  });

  it('asks for what is left of a part', async () => {
    await openOrder(payment({}));
    expect(await within(await card()).findByText('₹4.45')).toBeVisible();
  });

  it.each<[string, SeedFields, string?]>([
    ['that is paid', payment({ state: 'paid', amount: double(9.45) })],
    ['that was given back', payment({ state: 'refunded' })],
    ['that was cancelled', { status: 'cancelled' }],
    ['of a shop without UPI', {}, ''],
    [
      'that was brought long ago, of which nobody wrote anything down',
      {
        status: 'delivered',
        statusTimes: { delivered: new Date(Date.UTC(2025, 10, 1)) },
      },
    ],
  ])('is not asked for in one %s', async (_what, fields, upi) => {
    await openOrder(fields, upi);
    await noCard();
  });

  it('has the code on its paper, with what it says in letters', async () => {
    const app = await openOrder({});
    await app.user.click(screen.getByRole('button', { name: 'Download order summary' }));
    await screen.findByText(/\.pdf was saved\.$/);
    const [file] = app.savedBlobs;
    const lines = file ? (await pdfPages(file.blob)).flat() : [];
    expect(lines).toEqual(
      expect.arrayContaining([
        'Pay ₹9.45 by UPI',
        'UPI address: eawa@okaxis',
        'After paying, please tell us the reference that your app shows.',
      ]),
    );
  });
});
