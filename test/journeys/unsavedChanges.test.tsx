import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { flushPendingWork } from '../support/clock';
import { comeOnline } from '../support/customerOrders';
import { holdCommits } from '../support/holdReads';
import { entries } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

const HOME = '/admin/dashboard';
const SETTINGS = '/admin/dashboard/settings';
const ORDERS = '/admin/dashboard/orders';
const ORDER = '8K0Q1ZT5M7XW';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const fee = () => screen.findByLabelText('Delivery fee (₹)');
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
const place = () => `${globalThis.location.pathname}${globalThis.location.search}`;

type App = Awaited<ReturnType<typeof renderApp>>;

/** What the browser would do on closing or reloading the page. */
function isUnloadAsked(): boolean {
  const unloading = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(unloading);
  return unloading.defaultPrevented;
}

/** The settings with something typed; the dashboard is before them in the history, and the orders after. */
async function typedSettings() {
  const backend = await openShopBackend();
  await put(backend, `orders/${ORDER}`, anOrder(ORDER));
  const app = await renderApp({ at: HOME, as: 'admin', backend });
  await waitFor(async () => expect(await heading('Dashboard')).toBeVisible());
  await app.user.click(screen.getByRole('link', { name: 'Settings' }));
  await heading('Settings');
  await app.user.click(await screen.findByRole('link', { name: 'Orders' }));
  await heading('Orders');
  globalThis.history.back();
  await app.user.clear(await fee());
  await app.user.type(await fee(), '30');
  return app;
}

const WAYS: readonly (readonly [how: string, leave: (app: App) => Promise<void>, to: string])[] = [
  ['a link', ({ user }) => user.click(screen.getByRole('link', { name: 'Customers' })), 'Customers'],
  [
    'the search',
    async ({ user }) => {
      await user.keyboard('{Control>}k{/Control}');
      await user.type(await screen.findByRole('combobox', { name: /^Search/ }), ORDER);
      await screen.findByRole('option', { name: new RegExp(orderNumber(ORDER)) });
      await user.keyboard('{Enter}');
    },
    'Orders',
  ],
  ['Back', async () => globalThis.history.back(), 'Dashboard'],
  ['Forward', async () => globalThis.history.forward(), 'Orders'],
  ['Logout', ({ user }) => user.click(screen.getByRole('button', { name: 'Logout' })), 'Staff sign-in'],
];

describe('settings that were typed and not saved', () => {
  it.each(WAYS)('are not left by %s without a word', async (_how, leave, to) => {
    const app = await typedSettings();
    const { user } = app;
    await leave(app);
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(place()).toBe(SETTINGS));
    expect(await fee()).toHaveValue('30');
    expect(app.store.getState().session['back-office'].status).toBe('signedIn');

    await leave(app);
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    expect(await heading(to)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(isUnloadAsked()).toBe(false);
  });

  it('are left by Forward once that was agreed to, also where the browser is slow to turn back', async () => {
    const { user } = await typedSettings();
    const steps: number[] = [];
    const slow = vi.spyOn(globalThis.history, 'go').mockImplementation((by = 0) => void steps.push(by));
    globalThis.history.forward();
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    slow.mockRestore();
    for (const by of steps) {
      globalThis.history.go(by);
      await act(flushPendingWork);
    }
    expect(await heading('Orders')).toBeVisible();
    expect(steps).toEqual([-1, 1]);
  });

  it('are kept as often as they are left, and Back still leads where it did', async () => {
    const { user } = await typedSettings();
    for (const go of ['back', 'forward', 'back'] as const) {
      globalThis.history[go]();
      await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(place()).toBe(SETTINGS));
    }
    // Nor does a link that was not followed after all leave anything behind.
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    globalThis.history.back();
    expect(await heading('Dashboard')).toBeVisible();
    globalThis.history.forward();
    expect(await heading('Settings')).toBeVisible();
    globalThis.history.forward();
    expect(await heading('Orders')).toBeVisible();
  });

  it('are kept from a step back past an entry that a link within the page has made', async () => {
    const { user } = await typedSettings();
    // What a browser does for the link to the content.
    await act(async () => {
      globalThis.history.pushState(null, '', '#main');
      globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    globalThis.history.go(-2);
    await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(place()).toBe(SETTINGS));
    expect(await fee()).toHaveValue('30');
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await user.click((await question()).getByRole('button', { name: 'Discard' }));
    expect(await heading('Customers')).toBeVisible();
  });

  it('are asked about by the browser when the page is closed, for as long as they are there', async () => {
    const { user } = await typedSettings();
    expect(isUnloadAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(isUnloadAsked()).toBe(false);
    await user.clear(await fee());
    await user.type(await fee(), '30');
    expect(isUnloadAsked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(isUnloadAsked()).toBe(false);
  });

  it('are left without a question once they are saved, though they were being saved when it was due', async () => {
    const { user } = await typedSettings();
    const letGo = holdCommits();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByRole('button', { name: 'Saving…' });
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    expect(place()).toBe(SETTINGS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    letGo();
    expect(await heading('Customers')).toBeVisible();
  });
});

describe('a form in a dialog', () => {
  it('is not left for the page before it without a word either', async () => {
    const backend = await openShopBackend();
    await put(backend, `orders/${ORDER}`, anOrder(ORDER));
    const { user } = await renderApp({ at: SETTINGS, as: 'admin', backend });
    await fee();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), ORDER);
    await screen.findByRole('option', { name: new RegExp(orderNumber(ORDER)) });
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: `Order #${orderNumber(ORDER)}` }));
    await user.type(await dialog.findByLabelText(/note/i), 'Ring twice');
    expect(isUnloadAsked()).toBe(true);
    globalThis.history.back();
    const asked = within(await screen.findByRole('alertdialog', { name: 'Discard the note?' }));
    await user.click(asked.getByRole('button', { name: 'Keep writing' }));
    await waitFor(() => expect(place()).toBe(`${ORDERS}?view=${ORDER}`));
    expect(dialog.getByLabelText(/note/i)).toHaveValue('Ring twice');
    globalThis.history.back();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await heading('Settings')).toBeVisible();
    expect(isUnloadAsked()).toBe(false);
  });
});

describe('a change that failed and is made again in vain, twice', () => {
  const CUSTOMERS = '/admin/dashboard/customers';
  const INVENTORY = '/admin/dashboard/inventory';
  type Form = ReturnType<typeof within>;
  type FailedForm = {
    readonly at: string;
    readonly open: RegExp;
    readonly correct?: RegExp;
    readonly change: (user: App['user'], form: Form) => Promise<void>;
    readonly save: string;
    readonly failed: string | RegExp;
  };
  const FORMS: readonly (readonly [string, FailedForm])[] = [
    [
      'an order',
      {
        at: ORDERS,
        open: /^Edit order/,
        change: (user, form) => user.selectOptions(form.getByLabelText('Status'), 'Shipped'),
        save: 'Save Changes',
        failed: 'Not saved: Shipped',
      },
    ],
    [
      'a customer',
      {
        at: CUSTOMERS,
        open: /^Edit Asha Rao/,
        change: (user, form) => user.type(form.getByLabelText('Notes'), 'Gate 2'),
        save: 'Save Changes',
        failed: 'A change was not saved',
      },
    ],
    [
      'a product',
      {
        at: INVENTORY,
        open: /^Edit.*Premium Water/,
        correct: /^Correct it/,
        change: (user, form) => user.type(form.getByLabelText('Description'), ' Cold.'),
        save: 'Save Changes',
        failed: /^Not saved/,
      },
    ],
    [
      'a stock',
      {
        at: INVENTORY,
        open: /^Adjust: Premium Water/,
        correct: /^Correct it/,
        change: (user, form) => user.type(form.getByLabelText('Bottles to add'), '12'),
        save: 'Save adjustment',
        failed: /^Not saved/,
      },
    ],
  ];

  it.each(FORMS)('is still in the outbox, once, when the form of %s is closed', async (_what, form) => {
    const { at, open, correct = open, change, save, failed } = form;
    const backend = await openShopBackend();
    await put(backend, `orders/${ORDER}`, anOrder(ORDER));
    const app = await renderApp({ at, as: 'admin', backend });
    const { user } = app;
    const dialogOf = async (button: RegExp) => {
      await user.click(await screen.findByRole('button', { name: button }));
      return within(await screen.findByRole('dialog'));
    };
    backend.faults.inject({
      match: { path: { regex: ':(commit|batchGet)' } },
      fault: { kind: 'dropRequest' },
    });
    const first = await dialogOf(open);
    await change(user, first);
    await user.click(first.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    backend.faults.clear();
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    comeOnline();
    expect(await screen.findByText(failed)).toBeVisible();

    const again = await dialogOf(correct);
    const cancel = again.getByRole('button', { name: 'Cancel' });
    // The second time its own refused try is what it takes the place of.
    for (const _time of ['once', 'twice']) {
      const [failedBefore] = entries(app);
      if (!failedBefore) throw new Error('Nothing has failed.');
      await user.click(again.getByRole('button', { name: save }));
      await waitFor(() => {
        const [entry, ...others] = entries(app);
        expect(others).toEqual([]);
        expect(entry?.id).not.toBe(failedBefore.id);
        const payload = { ...(failedBefore.payload as object), commandId: entry?.id };
        expect(entry).toMatchObject({ status: 'failed', payload });
      });
      await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'false'));
      const alarm = screen.queryByRole('alertdialog');
      if (alarm) await user.click(within(alarm).getByRole('button', { name: 'OK' }));
    }
    await user.click(cancel);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(failed)).toBeVisible();
    expect(entries(app)).toMatchObject([{ status: 'failed' }]);
  });
});
