import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveComplaint } from '@/data/order/saveComplaint';
import { orderNumber } from '@/domain/order/orderNumber';
import type { FaultRule } from '../../local-firebase/faults/faultRule';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { entries, settled, type TestApp } from '../support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const ID = 'ORDER0000001';
const NOTHING_ARRIVES: FaultRule = { match: { path: ':commit' }, fault: { kind: 'dropRequest' } };

async function shopWithOrder(fields: SeedFields = {}): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered', ...fields }));
  return backend;
}

const complaintOf = (backend: LocalFirebase) =>
  backend.firestore.documents.read(`orders/${ID}`)?.fields.complaint;
const inCard = async () => within(await screen.findByRole('article', { name: `Order #${orderNumber(ID)}` }));

async function openDetails(backend: LocalFirebase): Promise<TestApp> {
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  await app.user.click((await inCard()).getByRole('button', { name: 'View Details' }));
  return app;
}

async function tell({ user }: TestApp, what = 'Fewer bottles came') {
  await user.click(screen.getByRole('button', { name: 'Something wrong?' }));
  await user.click(screen.getByRole('radio', { name: what }));
  await user.click(screen.getByRole('button', { name: 'Tell us' }));
}

const online = () => act(async () => void globalThis.dispatchEvent(new Event('online')));

describe('something wrong with an order that came', () => {
  it('is told once, and says when and whom to call', async () => {
    const backend = await shopWithOrder();
    await put(backend, 'settings/shop', { supportPhone: '9000000000' });
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'Something wrong?' }));
    const dialog = within(
      screen.getByRole('dialog', { name: `What is wrong with order #${orderNumber(ID)}?` }),
    );
    await app.user.click(dialog.getByRole('radio', { name: 'A bottle is broken or leaks' }));
    await app.user.type(dialog.getByLabelText('Tell us more (optional)'), ' The cap is loose ');
    await app.user.click(dialog.getByRole('button', { name: 'Tell us' }));
    const card = await inCard();
    expect(await card.findByText('You told us on 15 Jan 2026, 2:30 pm; we will call you.')).toBeVisible();
    expect(card.getByText('A bottle is broken or leaks: The cap is loose')).toBeVisible();
    expect(card.getByRole('link', { name: 'Call 9000000000' })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('heading', { name: `Order #${orderNumber(ID)}` })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Something wrong?' })).toBeNull();
    expect(backend.firestore.documents.read(`orders/${ID}`)?.fields).toMatchObject({
      status: { stringValue: 'delivered' },
      lastCommandId: { stringValue: 'C00000000001' },
      complaint: {
        mapValue: {
          fields: {
            kind: { stringValue: 'broken' },
            text: { stringValue: 'The cap is loose' },
            at: { timestampValue: expect.stringMatching(/^2026-01-15T09:00:00/) },
          },
        },
      },
    });
  });

  it('is asked of a delivered order alone, and nobody is named to call where no number is set', async () => {
    const backend = await shopWithOrder();
    await put(backend, 'orders/ORDER0000002', anOrder('ORDER0000002', { status: 'shipped' }));
    const app = await openDetails(backend);
    await app.user.click(screen.getByRole('button', { name: 'View Details' }));
    expect(screen.getAllByRole('button', { name: 'Hide Details' })).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Something wrong?' })).toHaveLength(1);
    await tell(app);
    expect(await (await inCard()).findByText(/^You told us on/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  it('is asked beside its button, which has the focus after Escape', async () => {
    const { user } = await openDetails(await shopWithOrder());
    const button = screen.getByRole('button', { name: 'Something wrong?' });
    await user.click(button);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('needs a choice, and words that can be kept; nothing typed is lost', async () => {
    const app = await openDetails(await shopWithOrder());
    await app.user.click(screen.getByRole('button', { name: 'Something wrong?' }));
    const more = screen.getByLabelText('Tell us more (optional)');
    await app.user.click(more);
    await app.user.paste('x'.repeat(501));
    await app.user.click(screen.getByRole('button', { name: 'Tell us' }));
    expect(screen.getByRole('group', { name: 'What happened?' })).toHaveAccessibleDescription(
      'Choose what happened.',
    );
    expect(screen.getByRole('radio', { name: 'Fewer bottles came' })).toHaveFocus();
    expect(more).toHaveAccessibleDescription('This is too long. Please shorten it.');
    await app.user.click(screen.getByRole('radio', { name: 'Something else' }));
    await app.user.click(screen.getByRole('button', { name: 'Tell us' }));
    expect(more).toHaveValue('x'.repeat(501));
    expect(entries(app)).toEqual([]);
  });

  it('is kept without a connection, and sent once there is one', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    const fault = backend.faults.inject(NOTHING_ARRIVES);
    await tell(app);
    expect(await (await inCard()).findByText('Saved on this device, not sent yet')).toBeVisible();
    await closeBrowser();
    app.unmount();
    const again = await openDetails(backend);
    expect(await (await inCard()).findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(complaintOf(backend)).toBeUndefined();
    backend.faults.clear(fault);
    await online();
    expect(await (await inCard()).findByText(/^You told us on/)).toBeVisible();
    await settled(again, 'C00000000001', 'done');
    expect(complaintOf(backend)).toBeDefined();
  });

  it('is one complaint though the answer was lost', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await tell(app);
    await settled(app, 'C00000000001', 'done');
    expect(await (await inCard()).findByText(/^You told us on/)).toBeVisible();
  });

  it('is sent directly where the device keeps nothing', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    vi.spyOn(app.services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await tell(app);
    expect(await (await inCard()).findByText(/^You told us on/)).toBeVisible();
    expect(complaintOf(backend)).toBeDefined();
  });

  it('says what stands in the way: told of on another device, not delivered any more', async () => {
    const backend = await shopWithOrder();
    const app = await openDetails(backend);
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'shipped' }));
    await tell(app);
    expect(await screen.findByText(/This order is not marked as delivered now/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'I understand' }));
    const at = new Date(Date.UTC(2026, 0, 15, 8));
    await put(
      backend,
      `orders/${ID}`,
      anOrder(ID, { status: 'delivered', complaint: { kind: 'other', text: '', at } }),
    );
    const run: TestApp['services']['firestore']['run'] = request => app.services.firestore.run(request);
    const wish = { commandId: 'C2', orderId: ID, userId: CUSTOMER.uid, kind: 'short', text: '' } as const;
    expect(await saveComplaint(wish, run)).toEqual({ outcome: 'refused', problem: 'told' });
  });
});

describe('staff', () => {
  it('are told of a complaint by the bell, which leads to the order with what was said', async () => {
    const backend = await shopWithOrder();
    const app = await renderApp({ at: '/admin/dashboard/alerts', as: 'admin', backend });
    await waitFor(() => expect(app.store.getState().announcements?.alertIds).toHaveLength(1));
    const at = new Date(Date.UTC(2026, 0, 15, 8));
    await put(
      backend,
      `orders/${ID}`,
      anOrder(ID, {
        status: 'delivered',
        complaint: { kind: 'wrong', text: 'We got 250 ml.', at },
        updatedAt: new Date(),
      }),
    );
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: `Wrong product came: ${ID}` })).toBeVisible();
    expect(screen.getByText('Asha Rao · told us on 15 Jan 2026, 1:30 pm')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'View' }));
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(orderNumber(ID)) }));
    expect(await dialog.findByRole('heading', { name: /The customer says/ })).toBeVisible();
    // What the customer says, and the history.
    expect(dialog.getAllByText('Another product came')).toHaveLength(2);
    expect(dialog.getByText('We got 250 ml.')).toBeVisible();
  });
});
