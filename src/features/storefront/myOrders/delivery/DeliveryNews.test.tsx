import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { double } from '../../../../../local-firebase/seed/seedValue';
import { flushPendingWork } from '../../../../../test/support/clock';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { aStop, orderId, RUN } from '../../../../../test/support/runs';
import { put } from '../../../../../test/support/shop';
import { runProgressApi } from './runProgressApi';

const ID = orderId('ASHA');
const AT = new Date(Date.UTC(2026, 0, 15, 8));
const delivery = { area: 'Pune', pin: '411001', slot: '10:00-18:00' };

async function openOrder(stop: number, fields: SeedFields = {}, done?: number) {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, aStop('ASHA', stop, { delivery, ...fields }));
  if (done !== undefined) await put(backend, `runProgress/${RUN}`, { done, updatedAt: AT });
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  const card = within(await screen.findByRole('article', { name: `Order #${orderNumber(ID)}` }));
  return { ...app, card };
}

describe('an order that is out', () => {
  it.each([
    [5, 1, 'About 3 stops before you.'],
    [3, 1, 'About 1 stop before you.'],
    [2, 1, 'You are next.'],
    [1, 4, 'You are next.'],
  ])('as stop %i with %i done says: %s', async (stop, done, words) => {
    const { card, backend } = await openOrder(stop, {}, done);
    expect(await card.findByText(words)).toBeVisible();
    expect(card.getByText('Out for delivery · 10:00 am – 6:00 pm')).toBeVisible();
    expect(backend.denials.list()).toEqual([]);
  });

  it('says no number where nobody knows one', async () => {
    const { card, store } = await openOrder(2);
    expect(await card.findByText(/^Out for delivery/)).toBeVisible();
    // It has been asked, and nobody has said.
    const asked = () => runProgressApi.endpoints.getStopCount.select(RUN)(store.getState());
    await waitFor(() => expect(asked()).toMatchObject({ status: 'fulfilled', data: null }));
    expect(card.queryByText(/before you|next/)).toBeNull();
  });

  it('says what is so by now when the page is looked at again', async () => {
    const { card, backend } = await openOrder(5, {}, 1);
    await card.findByText('About 3 stops before you.');
    await put(backend, `runProgress/${RUN}`, { done: 3, updatedAt: AT });
    globalThis.dispatchEvent(new Event('online'));
    expect(await card.findByText('About 1 stop before you.')).toBeVisible();
  });
});

describe('an order that a driver was at the door with', () => {
  it('says who took it and what was paid; how far the run is costs nothing any more', async () => {
    const { card, backend } = await openOrder(1, {
      status: 'delivered',
      statusTimes: { delivered: AT },
      handover: { to: 'The guard', at: AT, by: 'ravi' },
      payment: { state: 'paid', method: 'cash', amount: double(9.45), reference: '', at: AT, by: 'ravi' },
    });
    expect(await card.findByText('Handed over to The guard')).toBeVisible();
    expect(card.getByText('₹9.45 paid (cash)')).toBeVisible();
    expect(card.queryByText(/Out for delivery/)).toBeNull();
    const reads = () => backend.firestore.meter.total().reads;
    await act(flushPendingWork);
    const before = reads();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await act(flushPendingWork);
    expect(reads()).toBe(before + 1);
  });

  it('says what is still to pay', async () => {
    const handover = { to: '', at: AT, by: 'ravi' };
    const { card } = await openOrder(1, { status: 'delivered', handover });
    expect(await card.findByText('Handed over')).toBeVisible();
    expect(card.getByText('₹9.45 still to pay')).toBeVisible();
  });

  it('says why it did not come, and when it does', async () => {
    const { card } = await openOrder(1, {
      status: 'processing',
      run: { id: '', driver: '', stop: 0 },
      attempt: { reason: 'nobody', note: '', at: AT, by: 'ravi' },
      estimatedDelivery: new Date(Date.UTC(2026, 0, 16, 12, 30)),
    });
    expect(await card.findByText('We were there, and nobody was in.')).toBeVisible();
    expect(card.getByText('We come again: Fri 16 Jan, 10:00 am – 6:00 pm.')).toBeVisible();
  });
});
