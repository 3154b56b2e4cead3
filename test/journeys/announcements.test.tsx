import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStateHash } from '@/app/recording/stateHash';
import { RecordedScreens } from '@/app/replay/RecordedScreens';
import { placeOrder } from '@/data/order/placeOrder';
import { orderNumber } from '@/domain/order/orderNumber';
import { selectOffice } from '@/store/preferences/officeChoices';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { installFakeTimers, NOW, passTime } from '../support/clock';
import { twoBottles } from '../support/customerOrders';
import { ORDERS, putOrders, shownIds } from '../support/ordersPage';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { replay } from '../support/replay';
import { anOrder, CUSTOMER, put } from '../support/shop';

const SETTINGS = '/admin/dashboard/settings';
const FIRST = 'T0000000001';
const SECOND = 'T0000000002';
const TOAST = `New order #${orderNumber(FIRST)}, ₹9.45, Asha Rao`;

type App = Awaited<ReturnType<typeof renderApp>>;

async function shop(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await putOrders(backend, { OLD00000001: {}, OLD00000002: {} });
  return backend;
}

/** Staff at a page, once it has been read from the server and there is somebody to announce to. */
async function openStaff(at = ORDERS, backend?: LocalFirebase) {
  const app = await renderApp({ at, as: 'admin', backend: backend ?? (await shop()) });
  await screen.findByRole('button', { name: /^Notifications/ });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  // The bell does not wait for the list for ever.
  if (at === ORDERS) await waitFor(() => expect(shownIds()).not.toEqual([]));
  return app;
}

/** A customer orders, on a device of theirs. */
async function customerOrders({ services }: App, id = FIRST) {
  await services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password);
  const run: typeof services.firestore.run = request => services.firestore.run(request);
  const placed = await placeOrder(twoBottles(id), { run, serverNow: () => Date.now() });
  expect(placed).toEqual({ outcome: 'placed' });
}

/** Without a press, which would move the focus. */
const readAgain = () => act(async () => screen.getByRole('button', { name: 'Refresh' }).click());
const waitingOnes = (name: string) => screen.findByRole('button', { name });
const row = (id: string) => screen.findByRole('row', { name: new RegExp(orderNumber(id)) });

/** What the device has been heard to play, in hertz. */
let heard: number[] = [];

class Speaker {
  readonly currentTime = 0;
  readonly destination = {};
  resume = async () => {};
  suspend = async () => {};
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (next: unknown) => next, stop() {} };
    return { ...tone, start: () => void heard.push(tone.frequency.value) };
  }
  createGain() {
    const ramp = () => {};
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  heard = [];
  vi.stubGlobal('AudioContext', Speaker);
});

describe('a new order', () => {
  it('comes into a list at rest, and is told of with its way there', async () => {
    const app = await openStaff();
    expect(shownIds()).toEqual(['OLD00000001', 'OLD00000002']);
    await customerOrders(app);
    await readAgain();
    expect(await row(FIRST)).toHaveClass('animate-arrive');
    expect(await row('OLD00000001')).not.toHaveClass('animate-arrive');
    expect(shownIds()).toEqual([FIRST, 'OLD00000001', 'OLD00000002']);
    expect(await screen.findByText(TOAST)).toBeVisible();
    // It was seen at once.
    await waitFor(() => expect(app.store.getState().announcements?.orderIds).toEqual([]));
    expect(document.title).toBe('Orders – Eawa');
    await app.user.click(screen.getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('dialog', { name: new RegExp(orderNumber(FIRST)) })).toBeVisible();
  });

  it('waits above a list that has the focus, which stays where it is', async () => {
    const app = await openStaff();
    const edit = screen.getByRole('button', { name: 'Edit order OLD00000001' });
    edit.focus();
    await customerOrders(app);
    await customerOrders(app, SECOND);
    await readAgain();
    expect(await waitingOnes('2 new orders')).toBeVisible();
    expect(edit).toHaveFocus();
    expect(shownIds()).toEqual(['OLD00000001', 'OLD00000002']);
    // Everything that is counted has them.
    expect(await screen.findByRole('link', { name: 'All 4' })).toBeVisible();
    expect(await screen.findByText('2 new orders', { selector: 'span' })).toBeVisible();
    await app.user.click(await waitingOnes('2 new orders'));
    expect(shownIds()).toEqual(expect.arrayContaining([FIRST, SECOND]));
    expect(shownIds()).toHaveLength(4);
    expect(await row(SECOND)).toHaveClass('animate-arrive');
    expect(screen.queryByRole('button', { name: '2 new orders' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Orders' })).toHaveFocus();
  });

  it('comes in when the pointer has left the list', async () => {
    const app = await openStaff();
    await app.user.hover(await row('OLD00000002'));
    await customerOrders(app);
    await readAgain();
    expect(await waitingOnes('1 new order')).toBeVisible();
    await app.user.hover(screen.getByRole('heading', { level: 1 }));
    expect(await row(FIRST)).toBeVisible();
    expect(screen.queryByRole('button', { name: '1 new order' })).toBeNull();
  });

  it('waits while the page is scrolled', async () => {
    const app = await openStaff();
    vi.stubGlobal('scrollY', 400);
    await customerOrders(app);
    await readAgain();
    expect(await waitingOnes('1 new order')).toBeVisible();
    vi.stubGlobal('scrollY', 0);
    act(() => void globalThis.dispatchEvent(new Event('scroll')));
    expect(await row(FIRST)).toBeVisible();
  });

  it('is counted in the title on another page, until the list is looked at', async () => {
    installFakeTimers();
    const app = await openStaff(SETTINGS);
    await act(() => passTime(61_000));
    // The bell may have come later than the page.
    await waitFor(() => expect(app.store.getState().mirror.of.orders?.synced).toBe(true));
    await customerOrders(app);
    await act(() => passTime(61_000));
    // For ten seconds, and it may have come at their beginning.
    await waitFor(() => expect(app.store.getState().announcements?.orderIds).toEqual([FIRST]));
    expect(document.title).toBe('(1) Settings – Eawa');
    const main = screen.getByRole('main');
    await app.user.click(screen.getByRole('link', { name: 'Alerts' }));
    await within(main).findByRole('heading', { name: 'Alerts' });
    await waitFor(() => expect(document.title).toBe('(1) Alerts – Eawa'));
    await app.user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await row(FIRST)).toHaveClass('animate-arrive');
    await waitFor(() => expect(document.title).toBe('Orders – Eawa'));
  });

  it('stays unseen in a tab that nobody looks at', async () => {
    const app = await openStaff();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await customerOrders(app);
    await readAgain();
    await row(FIRST);
    await waitFor(() => expect(document.title).toBe('(1) Orders – Eawa'));
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.title).toBe('Orders – Eawa'));
  });

  it('is not told of again after a reload, nor what came while nobody was here', async () => {
    const backend = await shop();
    const app = await openStaff(ORDERS, backend);
    await customerOrders(app);
    await readAgain();
    expect(await screen.findByText(TOAST)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    // Toasts are the page's, which outlives a browser of the test.
    await waitFor(() => expect(screen.queryByText(TOAST)).toBeNull());
    await closeBrowser();
    app.unmount();

    const again = await renderApp({ as: 'customer', backend });
    await customerOrders(again, SECOND);
    await closeBrowser();
    again.unmount();
    const reopened = await openStaff(ORDERS, backend);
    expect(await row(SECOND)).not.toHaveClass('animate-arrive');
    await readAgain();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(reopened.store.getState().announcements?.orderIds).toEqual([]);
    expect(screen.queryByText(/^New order #/)).toBeNull();
  });

  it('is announced once all that came before is read, in however many pages', async () => {
    const backend = await shop();
    const app = await openStaff(ORDERS, backend);
    await closeBrowser();
    app.unmount();
    // More than two pages, all of this minute.
    const [at, ids] = [
      new Date(NOW),
      Array.from({ length: 601 }, (_, n) => `N${String(n).padStart(10, '0')}`),
    ];
    const dated = { orderDate: at, createdAt: at, updatedAt: at };
    await backend.firestore.documents.write(
      ids.map(id => ({ path: `orders/${id}`, fields: encodeFields(anOrder(id, dated)) })),
    );
    const reopened = await openStaff(ORDERS, backend);
    await screen.findByText(/of 603 orders$/);
    expect(reopened.store.getState().announcements?.orderIds).toEqual([]);
    expect(screen.queryByText(/new orders?/i, { selector: 'span' })).toBeNull();
    await customerOrders(reopened);
    await readAgain();
    expect(await screen.findByText(TOAST)).toBeVisible();
  });

  it('is none where it was taken on this device', async () => {
    const app = await openStaff();
    await app.user.click(screen.getByRole('button', { name: 'New Order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
    await app.user.type(await dialog.findByLabelText('Name'), 'Ravi Kumar');
    await app.user.type(dialog.getByLabelText('Phone'), '9876543211');
    await app.user.type(dialog.getByLabelText('Email'), 'ravi@demo.test');
    await app.user.type(dialog.getByLabelText('Delivery address'), '12 Lake View Road, Pune 411001');
    const product = dialog.getByLabelText('Product');
    await app.user.selectOptions(product, within(product).getByRole('option', { name: /Premium Water/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    await app.user.click(dialog.getByRole('button', { name: /^Place Order/ }));
    const placed = await screen.findByRole('alertdialog', { name: '✅ Order placed successfully!' });
    await app.user.click(within(placed).getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(Object.keys(app.store.getState().mirror.of.orders?.rows ?? {})).toHaveLength(3),
    );
    expect(app.store.getState().announcements?.orderIds).toEqual([]);
    expect(screen.queryByText(/^New order #/)).toBeNull();
  });
});

describe('the sound', () => {
  it('is heard once the page has been touched, as loud as was chosen, and not at all where it is off', async () => {
    const app = await openStaff();
    await customerOrders(app);
    await readAgain();
    expect(await screen.findByText(TOAST)).toBeVisible();
    expect(heard).toEqual([]);
    await app.user.click(screen.getByRole('link', { name: 'Settings' }));
    const sound = within(await screen.findByRole('group', { name: 'Sound of new orders' }));
    expect(sound.getByRole('radio', { name: 'Soft' })).toBeChecked();
    await app.user.click(sound.getByRole('radio', { name: 'Loud' }));
    // Heard as it is chosen.
    await waitFor(() => expect(heard).toHaveLength(2));
    await app.user.click(screen.getByRole('link', { name: 'Orders' }));
    await customerOrders(app, SECOND);
    await readAgain();
    await waitFor(() => expect(heard).toHaveLength(4));

    await app.user.click(screen.getByRole('link', { name: 'Settings' }));
    await app.user.click(await screen.findByRole('radio', { name: 'Off' }));
    expect(selectOffice(app.store.getState()).chime).toBe('off');
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('off'));
    await app.user.click(screen.getByRole('link', { name: 'Orders' }));
    await customerOrders(app, 'T0000000003');
    await readAgain();
    expect(await screen.findByText(/^New order #T0000000003/)).toBeVisible();
    expect(heard).toHaveLength(4);
  });
});

describe('two tabs of one device', () => {
  it('ring once, and each tells of an order once', async () => {
    const backend = await shop();
    const tabs = [
      await renderApp({ at: ORDERS, as: 'admin', backend }),
      await renderApp({ at: ORDERS, backend }),
    ];
    const [first, second] = tabs;
    if (!first || !second) throw new Error('Two tabs are open.');
    // While a page is read its button does nothing.
    const refreshesAtRest = (count: number) =>
      waitFor(() => {
        const buttons = screen.getAllByRole('button', { name: 'Refresh' });
        expect(buttons).toHaveLength(count);
        for (const button of buttons) expect(button).toHaveAttribute('aria-busy', 'false');
        return buttons;
      });
    const refreshes = await refreshesAtRest(2);
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Notifications/ })).toHaveLength(2));
    // A tab that has begun to announce listens for a press.
    await waitFor(() => {
      for (const { store } of tabs) expect(store.getState().announcements ?? null).not.toBeNull();
    });
    await first.user.click(document.body);
    await customerOrders(first);
    await act(async () => {
      for (const button of refreshes) button.click();
    });
    await waitFor(() => {
      for (const { recording } of tabs) {
        const told = recording().steps.filter(({ action }) => action.type === 'announcements/announced');
        expect(told).toHaveLength(1);
      }
    });
    // Of two tones.
    await waitFor(() => expect(heard).toHaveLength(2));
    await act(async () => first.kill());
    await customerOrders(second, SECOND);
    await refreshesAtRest(1);
    await readAgain();
    await waitFor(() => expect(heard).toHaveLength(4));
  });
});

describe('an alert', () => {
  it('is announced once, when it arises', async () => {
    const backend = await shop();
    const app = await openStaff('/admin/dashboard/alerts', backend);
    // What was so before is no news.
    await screen.findByRole('article', { name: 'Low stock: Compact Water' });
    await waitFor(() => expect(app.store.getState().announcements?.alertIds).toHaveLength(1));
    await put(backend, 'inventory/2', {
      ...{ name: 'Essential Water', category: 'essential', size: '500ml', unitPrice: '1.79', inStock: 2 },
      ...{ reorderPoint: 10, updatedAt: new Date(NOW + 1000) },
    });
    await readAgain();
    expect(await screen.findByText('Low stock: Essential Water', { selector: 'span' })).toBeVisible();
    await readAgain();
    await waitFor(() => expect(app.store.getState().announcements?.alertIds).toHaveLength(2));
    expect(screen.getAllByText('Low stock: Essential Water', { selector: 'span' })).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'View' }));
    expect(globalThis.location.search).toBe('?adjust=2');
  });

  it('that was put off is announced once more when the time is over', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: NOW, shouldAdvanceTime: true });
    const backend = await shop();
    const app = await openStaff('/admin/dashboard/alerts', backend);
    await screen.findByRole('article', { name: 'Low stock: Compact Water' });
    await waitFor(() => expect(app.store.getState().announcements?.alertIds).toHaveLength(1));
    await put(backend, 'alertStates/lowStock.3.0', {
      ...{ acknowledgedBy: 'asha', byName: 'Asha Rao', lastCommandId: 'C1' },
      ...{ at: new Date(NOW), snoozedUntil: new Date(NOW + 90_000) },
    });
    await readAgain();
    const article = () => screen.queryByRole('article', { name: 'Low stock: Compact Water' });
    await waitFor(() => expect(article()).toBeNull());
    act(() => void vi.advanceTimersByTime(121_000));
    expect(await screen.findByRole('article', { name: 'Low stock: Compact Water' })).toBeVisible();
    expect(await screen.findByText('Low stock: Compact Water', { selector: 'span' })).toBeVisible();
  });
});

describe('a replay', () => {
  it('comes to the same states, and announces nothing', async () => {
    const app = await openStaff();
    await customerOrders(app);
    await app.user.hover(await row('OLD00000002'));
    await readAgain();
    expect(await screen.findByText(TOAST)).toBeVisible();
    await app.user.click(await waitingOnes('1 new order'));
    const recording = app.recording();
    const hash = createStateHash();
    const states = replay(recording);
    expect(states.map(state => hash(state))).toEqual(recording.steps.map(({ state }) => hash(state)));
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(TOAST)).toBeNull());
    app.unmount();
    heard = [];

    const place = { pathname: ORDERS, search: '', entry: null };
    const frameOf = (index: number) => {
      const state = states[index];
      if (!state) throw new Error('no state');
      return { state, atMs: NOW, place };
    };
    const told = recording.steps.findIndex(({ action }) => action.type === 'announcements/announced');
    expect(told).toBeGreaterThan(0);
    const shown = render(<RecordedScreens label="Replay" frame={frameOf(told - 2)} run={1} />);
    await screen.findByRole('button', { name: /^Notifications/ });
    await screen.findByRole('row', { name: /OLD00000001/ });
    for (let at = told - 1; at < states.length; at += 1)
      shown.rerender(<RecordedScreens label="Replay" frame={frameOf(at)} run={1} />);
    expect(await row(FIRST)).toBeVisible();
    expect(document.title).toBe('Orders – Eawa');
    expect(screen.queryByText(TOAST)).toBeNull();
    expect(heard).toEqual([]);
  });
});

describe('an order that two people have open', () => {
  it('says in the dialog what the other has made of it, before it is saved', async () => {
    const backend = await shop();
    const app = await openStaff(ORDERS, backend);
    await app.user.click(screen.getByRole('button', { name: 'Edit order OLD00000001' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit order #OLD00000001' }));
    await app.user.type(dialog.getByLabelText('Phone'), '1');
    const at = new Date(NOW - 8000);
    await put(
      backend,
      'orders/OLD00000001',
      anOrder('OLD00000001', {
        ...{ status: 'shipped', phone: '9000000000', customerPhone: '9000000000' },
        ...{ statusTimes: { shipped: at }, updatedAt: at },
        changes: {
          C9: {
            ...{ at: at.toISOString(), by: 'asha', byName: 'Asha' },
            from: { status: 'pending', phone: '9876543210' },
            to: { status: 'shipped', phone: '9000000000' },
          },
        },
      }),
    );
    await act(async () => screen.getByRole('button', { name: 'Refresh', hidden: true }).click());
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('Status changed to Shipped by Asha, 8 s ago'),
    );
    // Nothing that was typed is lost, and nobody's focus moves.
    expect(dialog.getByLabelText('Phone')).toHaveValue('98765432101');
    expect(dialog.getByLabelText('Phone')).toHaveFocus();
    await app.user.click(dialog.getByText('Show'));
    expect(dialog.getByText('Pending → Shipped')).toBeVisible();
    expect(dialog.getByText('9876543210 → 9000000000')).toBeVisible();

    await app.user.clear(dialog.getByLabelText('Phone'));
    await app.user.type(dialog.getByLabelText('Phone'), '9111111111');
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone changed this order meanwhile. Nothing was saved.',
    );
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });
});
