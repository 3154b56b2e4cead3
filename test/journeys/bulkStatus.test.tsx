import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { double } from '../../local-firebase/seed/seedValue';
import { countReads } from '../support/countReads';
import { holdNextCommit } from '../support/holdReads';
import { minutesAgo, openOrders, shownIds, statusIn } from '../support/ordersPage';
import { anOrder, put } from '../support/shop';

/** What an edit needs of the server; the list can still be read. */
const EDITS = { path: { regex: ':(commit|batchGet)' } } as const;

const SHOP = {
  PEND0001: {},
  PEND0002: {},
  SHIP0001: { status: 'shipped' },
  DONE0001: { status: 'delivered' },
  GONE0001: { status: 'cancelled' },
};

type App = Awaited<ReturnType<typeof openOrders>>;

const tick = async ({ user }: App, ...ids: string[]) => {
  for (const id of ids)
    await user.click(await screen.findByRole('checkbox', { name: `Select order ${orderNumber(id)}` }));
};
const bar = async () => within(await screen.findByRole('region', { name: 'Selected orders' }));
const stored = (status: string) => ({ stringValue: status });
const stockIn = (backend: LocalFirebase) => backend.firestore.documents.read('inventory/1')?.fields.inStock;
const bottles = (count: number) => ({ integerValue: String(count) });

async function openDialog(app: App) {
  await app.user.click((await bar()).getByRole('button', { name: 'Change status' }));
  return within(await screen.findByRole('dialog', { name: /^Change the status of/ }));
}

async function changeTo(app: App, status: string) {
  const dialog = await openDialog(app);
  await app.user.selectOptions(dialog.getByLabelText('New status'), status);
  await app.user.click(dialog.getByRole('button', { name: /^Change \d+ orders?$/ }));
  return within(await screen.findByRole('dialog', { name: `Changed to ${status}` }));
}

describe('the selection', () => {
  const many = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`A${String(index + 1).padStart(4, '0')}`, {}]),
  );

  it('takes a page, then all that was found, and survives turning pages', async () => {
    const app = await openOrders(many);
    const { user } = app;
    await user.click(await screen.findByRole('checkbox', { name: 'Select these 10 orders' }));
    expect((await bar()).getByText('10 orders selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 11 to 15 of 15 orders');
    expect((await bar()).getByText('10 orders selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select these 5 orders' })).not.toBeChecked();
    await tick(app, 'A0015');
    expect(screen.getByRole('checkbox', { name: 'Select these 5 orders' })).toBePartiallyChecked();
    await user.click((await bar()).getByRole('button', { name: 'Select all 15' }));
    expect((await bar()).getByText('15 orders selected')).toBeVisible();
    expect((await bar()).queryByRole('button', { name: 'Select all 15' })).toBeNull();
    await user.click((await bar()).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says how much of it is not among what is listed', async () => {
    const app = await openOrders(SHOP);
    await tick(app, 'PEND0001', 'SHIP0001');
    await app.user.click(screen.getByRole('link', { name: 'Pending 2' }));
    expect(await (await bar()).findByText('1 of them is not listed')).toBeVisible();
    await app.user.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    expect((await bar()).getByText('3 orders selected')).toBeVisible();
  });
});

describe('the preview', () => {
  it('says what changes, what stays and why, and what becomes of the stock', async () => {
    const app = await openOrders(SHOP);
    const { user } = app;
    await user.click(await screen.findByRole('checkbox', { name: 'Select these 5 orders' }));
    const dialog = await openDialog(app);
    expect(dialog.getByText('What will change is shown here before anything does.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Change \d/ })).toBeNull();

    await user.selectOptions(dialog.getByLabelText('New status'), 'Cancelled');
    expect(dialog.getByText('3 orders change to Cancelled.')).toBeVisible();
    expect(dialog.getByText('Pending → Cancelled: 2')).toBeVisible();
    expect(dialog.getByText('6 bottles go back into stock.')).toBeVisible();
    expect(dialog.getByText('2 orders are left as they are:')).toBeVisible();
    expect(dialog.getByText('Already Cancelled: 1')).toBeVisible();
    expect(dialog.getByText('Delivered already, would be cancelled and return its bottles: 1')).toBeVisible();

    await user.click(dialog.getByRole('checkbox', { name: 'Change the 1 unusual one as well' }));
    expect(dialog.getByRole('button', { name: 'Change 4 orders' })).toBeVisible();
    expect(dialog.getByText('8 bottles go back into stock.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
    expect((await bar()).getByText('5 orders selected')).toBeVisible();
  });

  it('reopens no order that there is too little stock for', async () => {
    const app = await openOrders({ GONE0001: { status: 'cancelled' }, GONE0002: { status: 'cancelled' } });
    await put(app.backend, 'inventory/1', { name: 'Premium Water', inStock: 3, updatedAt: new Date() });
    await tick(app, 'GONE0001', 'GONE0002');
    const dialog = await openDialog(app);
    await app.user.selectOptions(dialog.getByLabelText('New status'), 'Pending');
    await app.user.click(dialog.getByRole('checkbox', { name: 'Change the 2 unusual ones as well' }));
    expect(await dialog.findByText('Not enough stock of Premium Water, 1 left: 1')).toBeVisible();
    expect(dialog.getByText('2 bottles are taken from stock again.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Change 1 order' })).toBeVisible();
  });

  it('says of how many that are reopened the money was given back', async () => {
    const payment = { state: 'refunded', method: 'cash', amount: 9, reference: '', by: 'admin' };
    const refunded = { payment: { ...payment, at: minutesAgo(5) } };
    const app = await openOrders({
      GONE0001: { status: 'cancelled', ...refunded },
      GONE0002: { status: 'cancelled' },
      SHIP0001: { status: 'shipped', ...refunded },
    });
    await tick(app, 'GONE0001', 'GONE0002', 'SHIP0001');
    const dialog = await openDialog(app);
    await app.user.selectOptions(dialog.getByLabelText('New status'), 'Delivered');
    expect(dialog.queryByText(/given back/)).toBeNull();
    await app.user.click(dialog.getByRole('checkbox', { name: 'Change the 2 unusual ones as well' }));
    expect(await dialog.findByText(/^The money of 1 order was given back/)).toBeVisible();
  });

  it('says of how many that are cancelled the money is to be given back, and how much', async () => {
    const paidOf = (state: string, amount: number) => ({
      payment: {
        state,
        method: 'cash',
        amount: double(amount),
        reference: '',
        by: 'admin',
        at: minutesAgo(5),
      },
    });
    const app = await openOrders({
      PEND0001: { status: 'pending', ...paidOf('paid', 9.45) },
      PEND0002: { status: 'pending', ...paidOf('partly', 1.5) },
      PEND0003: { status: 'pending', ...paidOf('refunded', 9.45) },
    });
    await tick(app, 'PEND0001', 'PEND0002', 'PEND0003');
    const dialog = await openDialog(app);
    expect(dialog.queryByText(/given back/)).toBeNull();
    await app.user.selectOptions(dialog.getByLabelText('New status'), 'Cancelled');
    expect(await dialog.findByText('2 orders were paid for: ₹10.95 is to be given back.')).toBeVisible();
  });

  it('begins with what normally comes next', async () => {
    const app = await openOrders(SHOP);
    await tick(app, 'PEND0001', 'PEND0002');
    const dialog = await openDialog(app);
    expect(dialog.getByLabelText('New status')).toHaveValue('processing');
    expect(dialog.getByText('PEND0002')).not.toBeVisible();
    await app.user.click(dialog.getByText('See each order'));
    expect(dialog.getByText('PEND0002')).toBeVisible();
  });

  it('says that no order is selected where a link leads to it', async () => {
    const { user } = await openOrders(SHOP, '?dialog=status');
    const alert = within(
      await screen.findByRole('alertdialog', {
        name: 'No order is selected. Tick orders in the list first.',
      }),
    );
    await user.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(globalThis.location.search).toBe(''));
  });
});

describe('a change of many orders', () => {
  it('is saved one by one, and undone one by one', async () => {
    const app = await openOrders(SHOP);
    const { user, backend } = app;
    await tick(app, 'PEND0001', 'PEND0002', 'SHIP0001');
    const said = new Set<string>();
    const watch = new MutationObserver(() => said.add(document.querySelector('dialog')?.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { letGo } = holdNextCommit();
    const done = await changeTo(app, 'Cancelled');
    expect((await done.findAllByText('Being sent'))[0]).toBeVisible();
    letGo();
    expect(await done.findByText('3 of 3 saved')).toBeVisible();
    watch.disconnect();
    // With a connection nothing is said to wait for one.
    expect([...said].filter(text => /not sent yet/i.test(text))).toEqual([]);
    expect(done.getAllByText('Saved')).toHaveLength(3);
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('cancelled'));
    expect(statusIn(backend, 'SHIP0001')).toEqual(stored('cancelled'));
    expect(stockIn(backend)).toEqual(bottles(36));
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();

    await user.click(done.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
    expect(await undone.findByText('3 of 3 saved')).toBeVisible();
    expect(undone.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('pending'));
    expect(statusIn(backend, 'SHIP0001')).toEqual(stored('shipped'));
    expect(stockIn(backend)).toEqual(bottles(30));
    await user.click(undone.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is in the history of each, with who did it', async () => {
    const app = await openOrders(SHOP);
    const { user } = app;
    await tick(app, 'PEND0001', 'PEND0002');
    const done = await changeTo(app, 'Shipped');
    await done.findByText('2 of 2 saved');
    await user.click(done.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'View order PEND0002' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Order #PEND0002/ }));
    const history = dialog.getByRole('heading', { name: 'History' }).closest('section');
    const lines = () => within(history as HTMLElement).getAllByRole('listitem');
    await waitFor(() => expect(lines().at(-1)).toHaveTextContent(/^Shipped.*by Admin User$/));
  });

  it('moves no bottle that was lost, when its order is reopened and when that is undone', async () => {
    const broken = { status: 'cancelled', restocked: false, cancelReason: 'Broken' };
    const app = await openOrders({ LOST0001: broken });
    const { user, backend } = app;
    await tick(app, 'LOST0001');
    const dialog = await openDialog(app);
    await user.selectOptions(dialog.getByLabelText('New status'), 'Pending');
    await user.click(dialog.getByRole('checkbox', { name: 'Change the 1 unusual one as well' }));
    expect(dialog.getByText('The stock stays as it is.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change 1 order' }));
    const done = within(await screen.findByRole('dialog', { name: 'Changed to Pending' }));
    await done.findByText('1 of 1 saved');
    expect(stockIn(backend)).toEqual(bottles(30));
    await user.click(done.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
    await undone.findByText('1 of 1 saved');
    expect(backend.firestore.documents.read('orders/LOST0001')?.fields).toMatchObject({
      status: stored('cancelled'),
      restocked: { booleanValue: false },
      cancelReason: { stringValue: 'Broken' },
    });
    expect(stockIn(backend)).toEqual(bottles(30));
  });

  it('costs a reading of each order, and one of what changed once all are saved', async () => {
    const count = 8;
    const many = Object.fromEntries(Array.from({ length: count }, (_, index) => [`A${index}`, {}]));
    const app = await openOrders(many);
    await app.user.click(await screen.findByRole('checkbox', { name: `Select these ${count} orders` }));
    await openDialog(app);
    const refresh = screen.getByRole('button', { name: 'Refresh', hidden: true });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    const reads = await countReads(app.backend);
    await app.user.click(screen.getByRole('button', { name: `Change ${count} orders` }));
    const done = within(await screen.findByRole('dialog', { name: 'Changed to Processing' }));
    await done.findByText(`${count} of ${count} saved`);
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    expect(await reads()).toBe(2 * count);
  });

  it('waits for the disk once for all of them, and then twice for each: as it is sent, and when it is done', async () => {
    const count = 8;
    const many = Object.fromEntries(Array.from({ length: count }, (_, index) => [`A${index}`, {}]));
    const app = await openOrders(many);
    await app.user.click(await screen.findByRole('checkbox', { name: `Select these ${count} orders` }));
    await openDialog(app);
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await app.user.click(screen.getByRole('button', { name: `Change ${count} orders` }));
    const done = within(await screen.findByRole('dialog', { name: 'Changed to Processing' }));
    await done.findByText(`${count} of ${count} saved`);
    const strict = transactions.mock.calls.filter(([, , options]) => options?.durability === 'strict');
    transactions.mockRestore();
    expect(strict).toHaveLength(1 + 2 * count);
  });

  it('can be looked at and undone from the list too', async () => {
    const app = await openOrders(SHOP);
    const { user, backend } = app;
    await tick(app, 'PEND0001');
    const done = await changeTo(app, 'Delivered');
    await done.findByText('1 of 1 saved');
    globalThis.history.back();
    const batch = within(await screen.findByRole('region', { name: 'Changed to Delivered' }));
    expect(batch.getByText('1 of 1 saved')).toBeVisible();
    await user.click(batch.getByRole('button', { name: 'See results' }));
    const results = within(await screen.findByRole('dialog', { name: 'Changed to Delivered' }));
    expect(results.getByText('PEND0001')).toBeVisible();
    await user.click(results.getByRole('button', { name: 'Close' }));
    await user.click(
      await within(await screen.findByRole('region', { name: 'Changed to Delivered' })).findByRole('button', {
        name: 'Undo',
      }),
    );
    const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
    await undone.findByText('1 of 1 saved');
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('pending'));
    await user.click(undone.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Changed back' })).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('is no warning in the list and above it while it is being sent', async () => {
    const app = await openOrders(SHOP);
    const { user } = app;
    await tick(app, 'PEND0001', 'PEND0002');
    const { letGo } = holdNextCommit();
    const done = await changeTo(app, 'Shipped');
    expect(await done.findAllByText('Being sent')).toHaveLength(2);
    await user.click(done.getByRole('button', { name: 'Close' }));
    for (const id of ['PEND0001', 'PEND0002']) {
      const row = within(await screen.findByRole('row', { name: new RegExp(id) }));
      expect(row.getByText('Sending…')).toHaveClass('text-ink-soft');
    }
    expect(await screen.findByRole('link', { name: 'Sending…' })).not.toHaveClass('text-warn');
    letGo();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  });

  it('waits on this device without a connection, undo and all, and is sent in order', async () => {
    const app = await openOrders(SHOP);
    const { user, backend } = app;
    await tick(app, 'PEND0001', 'PEND0002');
    backend.faults.inject({ match: EDITS, fault: { kind: 'dropRequest' } });
    const done = await changeTo(app, 'Shipped');
    expect(await done.findByText('2 are saved on this device, not sent yet.')).toBeVisible();
    expect(done.getAllByText('Not sent yet')).toHaveLength(2);
    await user.click(done.getByRole('button', { name: 'Close' }));
    const row = within(await screen.findByRole('row', { name: /PEND0001/ }));
    expect(row.getByText('Shipped')).toBeVisible();
    expect(row.getByText('Not sent yet')).toBeVisible();

    const batch = within(screen.getByRole('region', { name: 'Changed to Shipped' }));
    await user.click(batch.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
    expect(await undone.findByText('2 are saved on this device, not sent yet.')).toBeVisible();
    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    expect(await undone.findByText('2 of 2 saved')).toBeVisible();
    for (const id of ['PEND0001', 'PEND0002']) {
      expect(statusIn(backend, id)).toEqual(stored('pending'));
      // It was shipped in between: both of the changes were sent.
      expect(backend.firestore.documents.read(`orders/${id}`)?.fields.statusTimes).toMatchObject({
        mapValue: { fields: { shipped: expect.anything() } },
      });
    }
  });

  it('says of each that was refused why, and overwrites nothing', async () => {
    const app = await openOrders(SHOP);
    const { backend } = app;
    await tick(app, 'PEND0001', 'PEND0002');
    const theirs = {
      status: 'delivered',
      email: 'new@demo.test',
      updatedAt: new Date(),
      lastCommandId: 'X1',
    };
    await put(backend, 'orders/PEND0001', anOrder('PEND0001', theirs));
    const done = await changeTo(app, 'Shipped');
    expect(await done.findByText('1 could not be saved.')).toBeVisible();
    expect(await done.findByText(/^Not saved\. Someone else changed this order/)).toBeVisible();
    expect(await done.findByText('1 of 2 saved')).toBeVisible();
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('delivered'));
    expect(statusIn(backend, 'PEND0002')).toEqual(stored('shipped'));

    await app.user.click(done.getByRole('button', { name: 'Undo' }));
    const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
    // Only what was changed is changed back.
    expect(await undone.findByText('1 of 1 saved')).toBeVisible();
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('delivered'));
    expect(statusIn(backend, 'PEND0002')).toEqual(stored('pending'));
  });

  it('is kept one by one where there is no room for all of them together', async () => {
    const app = await openOrders(SHOP);
    vi.spyOn(app.services.outboxLog, 'addAll').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    await tick(app, 'PEND0001', 'PEND0002');
    const done = await changeTo(app, 'Shipped');
    expect(await done.findByText('2 of 2 saved')).toBeVisible();
    expect(statusIn(app.backend, 'PEND0001')).toEqual(stored('shipped'));
    expect(statusIn(app.backend, 'PEND0002')).toEqual(stored('shipped'));
  });

  it('is sent at once where the device can keep nothing', async () => {
    const app = await openOrders(SHOP);
    for (const method of ['add', 'addAll'] as const) {
      vi.spyOn(app.services.outboxLog, method).mockRejectedValue(
        new DOMException('full', 'QuotaExceededError'),
      );
    }
    await tick(app, 'PEND0001', 'PEND0002');
    const fault = app.backend.faults.inject({
      match: { path: ':commit' },
      fault: { kind: 'dropRequest' },
      times: 1,
    });
    const done = await changeTo(app, 'Shipped');
    expect(await done.findByText('1 of 2 saved')).toBeVisible();
    expect(await done.findByText(/^Not saved\. You seem to be offline/)).toBeVisible();
    expect(statusIn(app.backend, 'PEND0001')).toEqual(stored('pending'));
    expect(statusIn(app.backend, 'PEND0002')).toEqual(stored('shipped'));
    app.backend.faults.clear(fault);
  });
});

describe('on a phone', () => {
  it('cards are ticked, sorted and filtered as rows are', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(query => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    }));
    const app = await openOrders(SHOP);
    const { user, backend } = app;
    await tick(app, 'PEND0001');
    expect(screen.queryByRole('table')).toBeNull();
    expect(() => shownIds()).toThrow();
    await user.click(await screen.findByText('Filter and sort'));
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Oldest first');
    await waitFor(() => expect(globalThis.location.search).toBe('?sort=date'));
    const cards = screen.getAllByRole('link', { name: /^View order/ }).map(link => link.textContent);
    expect(cards).toEqual(['GONE0001', 'DONE0001', 'SHIP0001', 'PEND0002', 'PEND0001']);
    const done = await changeTo(app, 'Processing');
    await done.findByText('1 of 1 saved');
    expect(statusIn(backend, 'PEND0001')).toEqual(stored('processing'));
  });
});
