import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double, encodeFields, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { everShown } from '../../../../test/support/everShown';
import { fillIn } from '../../../../test/support/fillIn';
import { holdCommits } from '../../../../test/support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { ADMIN, anOrder, put } from '../../../../test/support/shop';
import { server } from '../../../../test/support/testBackend';

const SETTINGS = '/admin/dashboard/settings';
const COMMIT = { path: ':commit' };

const open = (backend: LocalFirebase) => renderApp({ at: SETTINGS, as: 'admin', backend });
const stored = (backend: LocalFirebase) => backend.firestore.documents.read('settings/shop')?.fields;
const tax = () => screen.findByLabelText('Tax (% of the items)');
const save = () => screen.getByRole('button', { name: 'Save settings' });
const change = async (user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await fillIn(user, field, text);
};

afterEach(() => server.resetHandlers());

describe('the settings of the shop', () => {
  it('are saved as the rules want them, and say that orders already placed keep theirs', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend);
    expect(await screen.findByText(/^Delivery fee and tax apply to new orders only/)).toBeVisible();
    await change(user, await screen.findByLabelText('Delivery fee (₹)'), '30');
    await change(user, await tax(), '5');
    await fillIn(user, screen.getByLabelText('Name'), 'Eawa Waters');
    await fillIn(user, screen.getByLabelText('Address'), '42, Spring Road, Bengaluru');
    await user.selectOptions(screen.getByLabelText('State'), 'Karnataka');
    await user.type(screen.getByLabelText('GSTIN'), '29aaace0000a1z5');
    await fillIn(user, screen.getByLabelText('HSN code'), '2201');
    await fillIn(user, screen.getByLabelText('FSSAI licence'), '10020043000001');
    await fillIn(user, screen.getByLabelText('City'), 'Bengaluru');
    const days = within(screen.getByRole('group', { name: 'Days on which you answer' }));
    await user.click(days.getByRole('checkbox', { name: 'Mon' }));
    await fillIn(user, screen.getByLabelText('Opening hours'), '8-20');
    await fillIn(user, screen.getByLabelText('What the shop is, in a line of English'), 'Water for homes.');
    await fillIn(user, screen.getByLabelText('What the shop is, in a line of Hindi'), 'घरों के लिए पानी।');
    await fillIn(user, screen.getByLabelText('UPI address'), 'eawa@okaxis');
    await user.click(screen.getByRole('checkbox', { name: /^Customers may cancel/ }));
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(stored(backend)).toMatchObject({
      deliveryFee: { integerValue: '30' },
      taxRate: { doubleValue: 0.05 },
      cancelUntil: { stringValue: 'never' },
      seller: {
        mapValue: {
          fields: {
            name: { stringValue: 'Eawa Waters' },
            gstin: { stringValue: '29AAACE0000A1Z5' },
            state: { stringValue: 'Karnataka' },
            fssai: { stringValue: '10020043000001' },
            hsn: { stringValue: '2201' },
            upi: { stringValue: 'eawa@okaxis' },
          },
        },
      },
      city: { stringValue: 'Bengaluru' },
      hours: {
        mapValue: {
          fields: {
            days: { arrayValue: { values: [{ integerValue: '1' }] } },
            slot: { stringValue: '08:00-20:00' },
          },
        },
      },
      taglines: {
        mapValue: {
          fields: { en: { stringValue: 'Water for homes.' }, hi: { stringValue: 'घरों के लिए पानी।' } },
        },
      },
    });
    await waitFor(async () => expect(await tax()).toHaveValue('5'));
  });

  it('are checked at the field, which gets the focus, and nothing is sent', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend);
    await change(user, await tax(), '108');
    await user.type(screen.getByLabelText('GSTIN'), '29AAACE');
    await user.click(save());
    expect(
      await screen.findByText('Enter a percentage from 0 to 100 with at most two decimals.'),
    ).toBeVisible();
    expect(screen.getByText('Enter the 15 characters of a GSTIN.')).toBeVisible();
    await waitFor(async () => expect(await tax()).toHaveFocus());
    expect(stored(backend)?.taxRate).toEqual({ doubleValue: 0.08 });
    await user.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(await tax()).toHaveValue('8');
    expect(screen.queryByText('Enter the 15 characters of a GSTIN.')).toBeNull();
  });

  it('hold the areas of delivery: added, checked, saved, edited, removed and put back', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend);
    expect(await screen.findByText('Without areas every order arrives in five days.')).toBeVisible();
    const addArea = () => user.click(screen.getByRole('button', { name: 'Add an area' }));
    const group = (name: string) => within(screen.getByRole('group', { name }));
    await addArea();
    const fresh = group('New area');
    await fillIn(user, fresh.getByLabelText('PIN codes'), '560034, 560095');
    await user.click(fresh.getByRole('checkbox', { name: 'Tue' }));
    await change(user, fresh.getByLabelText('Delivery times'), '7-10, 17:00-20:00');
    await change(user, fresh.getByLabelText('Delivery fee here (₹)'), '20');
    await user.click(save());
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await waitFor(() => expect(fresh.getByLabelText('Name of the area')).toHaveFocus());
    expect(stored(backend)).not.toHaveProperty('areas');
    await fillIn(user, fresh.getByLabelText('Name of the area'), 'Koramangala');
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(stored(backend)?.areas).toMatchObject({
      mapValue: {
        fields: {
          Koramangala: {
            mapValue: {
              fields: {
                pins: { arrayValue: { values: [{ stringValue: '560034' }, { stringValue: '560095' }] } },
                slots: {
                  arrayValue: { values: [{ stringValue: '07:00-10:00' }, { stringValue: '17:00-20:00' }] },
                },
                cutOff: { integerValue: '20' },
                fee: { integerValue: '20' },
              },
            },
          },
        },
      },
    });

    const line =
      '560034, 560095. Mon, Wed – Sat, 7:00 am – 10:00 am, 5:00 pm – 8:00 pm. Orders close on the day before at 8:00 pm. Delivery fee ₹20.00';
    expect(await screen.findByText(line)).toBeVisible();
    await addArea();
    const second = group('New area');
    await fillIn(user, second.getByLabelText('Name of the area'), 'Whitefield');
    await fillIn(user, group('Whitefield').getByLabelText('PIN codes'), '560095');
    await user.click(group('Whitefield').getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('group', { name: 'Whitefield' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Whitefield' }));
    await user.click(save());
    expect(await screen.findByText('560095 is in both Koramangala and Whitefield.')).toBeVisible();
    await user.click(group('Whitefield').getByRole('button', { name: 'Remove Whitefield' }));
    await user.click(screen.getByRole('button', { name: 'Remove Koramangala' }));
    expect(screen.getByText('Without areas every order arrives in five days.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(line)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Koramangala' }));
    await user.click(save());
    await waitFor(() => expect(stored(backend)).not.toHaveProperty('areas'));
  });

  it('say what is wrong with an area for as long as it is, and of no other one', async () => {
    const { user } = await open(await openShopBackend());
    await screen.findByText('Without areas every order arrives in five days.');
    const group = (name: string) => within(screen.getByRole('group', { name }));
    const wrong = (name: string) => group(name).queryAllByRole('alert').length;
    const add = async (name: string, pins: string) => {
      await user.click(screen.getByRole('button', { name: 'Add an area' }));
      await fillIn(user, group('New area').getByLabelText('Name of the area'), name);
      if (pins) await fillIn(user, group(name).getByLabelText('PIN codes'), pins);
      await user.click(group(name).getByRole('button', { name: 'Done' }));
    };
    await add('Koramangala', '');
    await add('Whitefield', '560066');
    await add('Indiranagar', '560066');
    await user.click(screen.getByRole('button', { name: 'Edit Whitefield' }));
    await change(user, await tax(), '108');
    await user.click(save());
    const ofTax = 'Enter a percentage from 0 to 100 with at most two decimals.';
    expect(await screen.findByText(ofTax)).toBeVisible();
    expect(wrong('Koramangala')).toBe(1);
    expect(wrong('Whitefield')).toBe(0);
    expect(screen.getByText('560066 is in both Whitefield and Indiranagar.')).toBeVisible();

    await change(user, await tax(), '8');
    expect(screen.queryByText(ofTax)).toBeNull();
    await user.click(group('Koramangala').getByRole('button', { name: 'Remove Koramangala' }));
    expect(wrong('Whitefield')).toBe(0);
    expect(wrong('Indiranagar')).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await change(user, group('Whitefield').getByLabelText('PIN codes'), '560067');
    expect(screen.queryByText('560066 is in both Whitefield and Indiranagar.')).toBeNull();
  });

  it('have no Undo of a removed area where another has taken its place: one more than may be saved', async () => {
    const backend = await openShopBackend();
    const area = (pin: string) => ({
      ...{ pins: [pin], days: [1], slots: ['07:00-10:00'], cutOff: 20, fee: 20 },
    });
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    await put(backend, 'settings/shop', {
      ...{ deliveryFee: double(2.99), taxRate: double(0.08), updatedAt: new Date(Date.UTC(2026, 0, 14)) },
      areas: Object.fromEntries(names.map((name, at) => [`Area ${name}`, area(`56000${at + 1}`)])),
    });
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Remove Area A' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add an area' }));
    expect(screen.getByText('Area A is removed once you save.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByText('There can be at most 8 areas.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove New area' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('let go of a page on which nothing was changed', async () => {
    const { user } = await open(await openShopBackend());
    await change(user, await tax(), '8');
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  });

  it('show who was faster, and keep what was typed or take what is there', async () => {
    const backend = await openShopBackend();
    const { user } = await open(backend);
    await change(user, await tax(), '5');
    await put(backend, 'settings/shop', {
      ...{ deliveryFee: double(4), taxRate: double(0.12), lastCommandId: 'C9' },
      updatedAt: new Date(Date.UTC(2026, 0, 15, 8)),
    });
    await user.click(save());
    expect(await screen.findByText(/^Someone changed the settings meanwhile/)).toBeVisible();
    expect(stored(backend)?.taxRate).toEqual({ doubleValue: 0.12 });
    const row = await screen.findByRole('row', { name: 'Tax (% of the items) 5 12' });
    expect(row).toBeVisible();
    // What only the other person changed is no change of one's own, and stays as they left it.
    expect(screen.queryByRole('row', { name: /^Delivery fee/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(screen.getByLabelText('Delivery fee (₹)')).toHaveValue('4.00');
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(stored(backend)).toMatchObject({
      ...{ taxRate: { doubleValue: 0.05 }, deliveryFee: { integerValue: '4' } },
    });
  });

  it('keep the areas that somebody else has added or changed meanwhile, beside one’s own', async () => {
    const backend = await openShopBackend();
    const area = (pin: string, fee: number) => ({
      ...{ pins: [pin], days: [1], slots: ['07:00-10:00'], cutOff: 20, fee },
    });
    const shop = (areas: SeedFields, hour: number) =>
      put(backend, 'settings/shop', {
        ...{ deliveryFee: double(2.99), taxRate: double(0.08), areas },
        updatedAt: new Date(Date.UTC(2026, 0, 14, hour)),
      });
    await shop(
      { Hebbal: area('560024', 20), Indiranagar: area('560038', 20), Yelahanka: area('560064', 20) },
      8,
    );
    const { user } = await open(backend);
    await user.click(await screen.findByRole('button', { name: 'Edit Indiranagar' }));
    await change(user, screen.getByLabelText('Delivery fee here (₹)'), '35');
    await user.click(screen.getByRole('button', { name: 'Remove Yelahanka' }));
    await shop(
      {
        ...{ Hebbal: area('560024', 25), Indiranagar: area('560038', 20), Yelahanka: area('560064', 20) },
        Jayanagar: area('560041', 20),
      },
      9,
    );
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep my changes' }));
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(stored(backend)?.areas).toEqual({
      mapValue: {
        fields: encodeFields({
          ...{ Hebbal: area('560024', 25), Indiranagar: area('560038', 35), Jayanagar: area('560041', 20) },
        }),
      },
    });
  });

  it('that are as they were are not written again, and stand in nobody’s way', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', {
      ...{ deliveryFee: double(2.99), taxRate: double(0.08), lastCommandId: 'C9' },
      updatedAt: new Date(Date.UTC(2026, 0, 14, 8)),
    });
    const { user, store } = await open(backend);
    await tax();
    const before = stored(backend);
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(selectOutbox(store.getState()).entries).toEqual([]);
    expect(stored(backend)).toEqual(before);
    expect(backend.firestore.documents.list('changeLog')).toEqual([]);
  });

  it('are not called unsent while they are being sent', async () => {
    const { user } = await open(await openShopBackend());
    await tax();
    const letGo = holdCommits();
    const saidUnsent = everShown(() => screen.queryByText('Saved on this device, not sent yet') !== null);
    await change(user, await tax(), '5');
    await user.click(save());
    await screen.findByRole('link', { name: 'Sending…' });
    letGo();
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(saidUnsent()).toBe(false);
  });

  it('wait on the device while there is no connection, are shown as they were left, and are sent later', async () => {
    const backend = await openShopBackend();
    const first = await open(backend);
    await tax();
    const fault = backend.faults.inject({ match: COMMIT, fault: { kind: 'dropRequest' } });
    await change(first.user, await tax(), '5');
    await first.user.click(save());
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(await tax()).toHaveValue('5');
    expect(stored(backend)?.taxRate).toEqual({ doubleValue: 0.08 });
    await first.user.click(await screen.findByRole('link', { name: '1 not sent' }));
    expect(await screen.findByRole('article', { name: 'Shop settings' })).toHaveTextContent(
      'Tax (% of the items): 5',
    );
    await closeBrowser();
    first.unmount();

    backend.faults.clear(fault);
    await open(backend);
    await waitFor(() => expect(stored(backend)?.taxRate).toEqual({ doubleValue: 0.05 }));
    expect(await tax()).toHaveValue('5');
  });

  it('are saved at once where the device keeps nothing; not sent either, they are one change when tried again', async () => {
    const backend = await openShopBackend();
    const { user, services } = await open(backend);
    await tax();
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: COMMIT, fault: { kind: 'dropRequest' } });
    await change(user, await tax(), '5');
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await tax()).toHaveValue('5');
    backend.faults.clear(fault);
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    expect(stored(backend)).toMatchObject({
      taxRate: { doubleValue: 0.05 },
      lastCommandId: { stringValue: 'C00000000001' },
    });
  });

  it('are changed under the user’s email when the user has no name', async () => {
    const backend = await openShopBackend();
    await backend.auth.accounts.delete(ADMIN.uid);
    await backend.auth.accounts.create({ ...ADMIN, displayName: '' });
    const { user } = await open(backend);
    await change(user, await tax(), '5');
    await user.click(save());
    expect(await screen.findByText('The settings were saved.')).toBeVisible();
    const [written] = backend.firestore.documents.list('changeLog');
    expect(JSON.stringify(written?.fields)).toContain(`"byName":{"stringValue":"${ADMIN.email}"}`);
  });

  it('open with the network off, as this device last read them', async () => {
    const backend = await openShopBackend();
    const first = await open(backend);
    expect(await tax()).toHaveValue('8');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await closeBrowser();
    first.unmount();
    backend.faults.inject({ match: { path: 'documents' }, fault: { kind: 'dropRequest' } });
    await open(backend);
    expect(await tax()).toHaveValue('8');
    expect(await screen.findByText(/^Offline\. Showing data from 2:30 pm\./)).toBeVisible();
  });
});

describe('this app', () => {
  it('is set to dense rows, stored on the device', async () => {
    const backend = await openShopBackend();
    const { user, unmount } = await open(backend);
    const rows = within(await screen.findByRole('group', { name: 'Table rows' }));
    expect(rows.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await user.click(rows.getByRole('radio', { name: 'Compact' }));
    expect(document.querySelector('[data-density="compact"]')).not.toBeNull();
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('compact'));
    await closeBrowser();
    unmount();
    await open(backend);
    await screen.findByRole('group', { name: 'Table rows' });
    expect(document.querySelector('[data-density="compact"]')).not.toBeNull();
  });
});

describe('the data on this device', () => {
  const row = (name: string) => screen.findByRole('row', { name });

  it('are counted, and read anew when asked, with what that costs said first', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/A1', anOrder('A1'));
    const first = await renderApp({ at: '/admin/dashboard/alerts', as: 'admin', backend });
    await screen.findByRole('article', { name: 'Low stock: Compact Water' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await closeBrowser();
    first.unmount();

    const { user } = await open(backend);
    expect(await row('Orders 1 2:30 pm')).toBeVisible();
    expect(await row('Products 3 2:30 pm')).toBeVisible();
    expect(await row('Notes on customers 0 Not read yet')).toBeVisible();
    await put(backend, 'orders/OLD', anOrder('OLD', { updatedAt: new Date(Date.UTC(2020, 0, 1)) }));
    await user.click(screen.getByRole('button', { name: 'Reload all data' }));
    const asked = async () => within(await screen.findByRole('alertdialog', { name: 'Reload all data?' }));
    await user.click((await asked()).getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await row('Orders 1 2:30 pm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reload all data' }));
    const question = await asked();
    expect(question.getByText(/^About 4 records are deleted/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Reload all data' }));
    expect(await screen.findByText('All data reloaded.')).toBeVisible();
    // What no question for changes would ever have found.
    expect(await row('Orders 2 2:30 pm')).toBeVisible();
    expect(await row('Notes on customers 0 2:30 pm')).toBeVisible();
  });

  it('are said to be read in part where the code of some of them cannot be had', async () => {
    const { compact } = ORDERS_MIRROR;
    if (!compact) throw new Error('the orders are stored as rows, too');
    vi.spyOn(compact, 'load').mockRejectedValue(new TypeError('no code'));
    const { user } = await open(await openShopBackend());
    await user.click(await screen.findByRole('button', { name: 'Reload all data' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Reload all data?' }));
    await user.click(question.getByRole('button', { name: 'Reload all data' }));
    expect(await screen.findByText(/^Not everything could be read\./)).toBeVisible();
    expect(await row('Products 3 2:30 pm')).toBeVisible();
  });
});
