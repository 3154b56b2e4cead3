import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { flushPendingWork } from '../../../../../test/support/clock';
import {
  allowWrites,
  dialog,
  type Inventory,
  itemIn,
  movementsIn,
  openInventory,
  row,
  stockIn,
  stopWrites,
} from '../../../../../test/support/inventory';
import { renderApp } from '../../../../../test/support/renderApp';
import { byAdmin, put } from '../../../../../test/support/shop';
import { heldLog } from '../../../../../test/support/slowLog';
import { UNSENT } from '../../../../../test/support/unsent';

const WHOLE: { readonly [label: string]: string } = {
  Name: 'Still Water',
  SKU: 'STL-500',
  Size: '500 ml',
  'In stock': '12',
  'Reorder point': '5',
  'Unit price (₹)': '20',
  Description: 'From the hills.',
  'Image URL': 'https://images.test/still.webp',
};

const text = (stringValue: string) => ({ stringValue });
const whole = (count: number) => ({ integerValue: String(count) });

async function openAdd(prepare?: (backend: LocalFirebase) => Promise<void>) {
  const app = await openInventory(prepare ? { prepare } : {});
  await app.user.click(screen.getByRole('button', { name: 'Add Item' }));
  return { ...app, form: await dialog('Add item') };
}

async function openEdit(search = '?edit=1', name = 'Edit Premium Water 1 L') {
  const app = await openInventory({ search });
  return { ...app, form: await dialog(name) };
}

type Form = Pick<Inventory, 'user'> & { readonly form: Awaited<ReturnType<typeof dialog>> };

async function fill({ user, form }: Form, values: { readonly [label: string]: string }) {
  for (const [label, value] of Object.entries(values)) {
    const box = form.getByLabelText(label);
    await user.clear(box);
    await user.click(box);
    await user.paste(value);
  }
}

const save = ({ user, form }: Form) =>
  user.click(form.getByRole('button', { name: /^(Save Changes|Add Item)$/ }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('adding an item', () => {
  it('writes an item’s fields and no others, with its opening stock in the same commit', async () => {
    const app = await openAdd();
    const { user, form, backend } = app;
    await fill(app, WHOLE);
    await user.selectOptions(form.getByLabelText('Category'), 'Eawa');
    expect(form.getByText('Customers see ₹20.00')).toBeVisible();
    await save(app);
    await screen.findByText('Still Water 500 ml was added.');
    await closed();
    expect(itemIn(backend, 'T00000000001')).toEqual({
      name: text('Still Water'),
      sku: text('STL-500'),
      category: text('eawa'),
      size: text('500 ml'),
      unitPrice: text('20.00'),
      inStock: whole(12),
      reorderPoint: whole(5),
      description: text('From the hills.'),
      image: text('https://images.test/still.webp'),
      archived: { booleanValue: false },
      lastUpdated: text('2026-01-15T09:00:00.000Z'),
      updatedAt: { timestampValue: expect.stringMatching(/^2026-01-15T09:00:00/) },
      lastCommandId: text('C00000000001'),
      lastStaffChange: byAdmin('createStockItem', itemIn(backend, 'T00000000001')?.updatedAt),
    });
    expect(movementsIn(backend)).toEqual([
      {
        productId: text('T00000000001'),
        kind: text('opening'),
        quantity: whole(12),
        after: whole(12),
        reason: text(''),
        by: text('admin'),
        byName: text('Admin User'),
        at: itemIn(backend, 'T00000000001')?.updatedAt,
        commandId: text('C00000000001'),
      },
    ]);
    expect((await row(/Still Water/)).getByText('12')).toBeVisible();
    expect(globalThis.location.search).toBe('');
  });

  it('opens its book even with nothing on the shelf', async () => {
    const app = await openAdd();
    await fill(app, { ...WHOLE, 'In stock': '0' });
    await app.user.selectOptions(app.form.getByLabelText('Category'), 'Compact');
    await save(app);
    await screen.findByText('Still Water 500 ml was added.');
    expect(movementsIn(app.backend)).toMatchObject([{ kind: text('opening'), quantity: whole(0) }]);
  });

  it('says at each field what is wrong, leads to the first, and writes nothing', async () => {
    const app = await openAdd();
    const { user, form, backend } = app;
    await save(app);
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Fill this in\./);
    expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Choose a category.');
    expect(form.getAllByText('Fill this in.')).toHaveLength(8);
    await fill(app, { ...WHOLE, 'Unit price (₹)': 'free', 'Image URL': 'http://images.test/a.png' });
    await user.selectOptions(form.getByLabelText('Category'), 'Eawa');
    await save(app);
    expect(form.getByLabelText('Unit price (₹)')).toHaveFocus();
    expect(form.getByLabelText('Unit price (₹)')).toHaveAccessibleDescription(/Enter a price above 0/);
    expect(form.getByLabelText('Image URL')).toHaveAccessibleDescription(/begins with https/);
    expect(backend.firestore.documents.list('inventory')).toHaveLength(3);
  });

  it('asks for the image of a new item', async () => {
    const app = await openAdd();
    await fill(app, { ...WHOLE, 'Image URL': '' });
    await app.user.selectOptions(app.form.getByLabelText('Category'), 'Compact');
    await save(app);
    expect(app.form.getByLabelText('Image URL')).toHaveFocus();
    expect(app.form.getByLabelText('Image URL')).toHaveAccessibleDescription(/Fill this in\./);
    expect(app.backend.firestore.documents.list('inventory')).toHaveLength(3);
  });

  it('lets an item that never had an image be edited without one', async () => {
    const app = await openEdit();
    await fill(app, { 'Reorder point': '11' });
    await save(app);
    await screen.findByText(/^Premium Water .* was saved\.$/);
    expect(itemIn(app.backend, '1')).toMatchObject({ image: text(''), reorderPoint: whole(11) });
  });

  it('takes no SKU that another item has, in letters of either case', async () => {
    const app = await openAdd();
    await fill(app, { ...WHOLE, SKU: 'PREMIUM-1l' });
    await app.user.selectOptions(app.form.getByLabelText('Category'), 'Eawa');
    await save(app);
    expect(app.form.getByLabelText('SKU')).toHaveFocus();
    expect(app.form.getByLabelText('SKU')).toHaveAccessibleDescription(/Another item has this SKU\./);
  });

  it('is told of an SKU that somebody else gave away meanwhile', async () => {
    const app = await openAdd();
    const { backend, form, user } = app;
    await put(backend, 'inventory/X', { name: 'Fizz', size: '1L', sku: 'STL-500' });
    await fill(app, WHOLE);
    await user.selectOptions(form.getByLabelText('Category'), 'Eawa');
    await save(app);
    expect(await form.findByRole('alert')).toHaveTextContent('Fizz 1 L has this SKU already.');
    expect(form.getByLabelText('Name')).toHaveValue('Still Water');
    expect(itemIn(backend, 'T00000000001')).toBeUndefined();
    await fill(app, { SKU: 'STL-501' });
    await save(app);
    await screen.findByText('Still Water 500 ml was added.');
  });

  it('is one item when the answer is lost after the commit', async () => {
    const app = await openAdd();
    await fill(app, WHOLE);
    await app.user.selectOptions(app.form.getByLabelText('Category'), 'Eawa');
    app.backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await save(app);
    await screen.findByText('Still Water 500 ml was added.');
    expect(app.backend.firestore.documents.list('inventory')).toHaveLength(4);
    expect(movementsIn(app.backend)).toHaveLength(1);
  });

  it('shows the picture, and says when it cannot be loaded', async () => {
    const app = await openAdd();
    await fill(app, { 'Image URL': 'https://images.test/gone.webp' });
    const picture = screen.getByRole('dialog').querySelector('figure img');
    expect(picture).toHaveAttribute('src', 'https://images.test/gone.webp');
    picture?.dispatchEvent(new Event('error', { bubbles: true }));
    expect(await app.form.findByText(/This picture could not be loaded/)).toBeVisible();
    expect(screen.getByRole('dialog').querySelector('figure svg')).not.toBeNull();
  });
});

describe('editing an item', () => {
  it('writes its fields in their types, and never its stock', async () => {
    const app = await openEdit();
    const { backend } = app;
    const before = itemIn(backend, '1');
    await fill(app, { Name: 'Premium Spring', 'Unit price (₹)': '3.5', 'Reorder point': '15' });
    await save(app);
    await screen.findByText('Premium Spring 1 L was saved.');
    expect(itemIn(backend, '1')).toEqual({
      ...before,
      name: text('Premium Spring'),
      unitPrice: text('3.50'),
      reorderPoint: whole(15),
      archived: { booleanValue: false },
      lastUpdated: text('2026-01-15T09:00:00.000Z'),
      updatedAt: expect.anything(),
      lastCommandId: text('C00000000001'),
      lastStaffChange: byAdmin('updateStockItem', itemIn(backend, '1')?.updatedAt),
    });
    expect(movementsIn(backend)).toEqual([]);
    expect((await row(/Premium Spring/)).getByText('₹3.50')).toBeVisible();
  });

  it('records another stock as a count of its own, beside what else was changed', async () => {
    const app = await openEdit();
    const { backend } = app;
    await fill(app, { Name: 'Premium Spring', 'In stock': '42' });
    await save(app);
    await screen.findByText('Premium Spring 1 L was saved.');
    expect(itemIn(backend, '1')).toMatchObject({ name: text('Premium Spring'), inStock: whole(42) });
    expect(movementsIn(backend)).toMatchObject([
      { kind: text('correction'), quantity: whole(12), after: whole(42) },
    ]);
  });

  it('records the stock alone where nothing else was changed', async () => {
    const app = await openEdit();
    await fill(app, { 'In stock': '29' });
    await save(app);
    await screen.findByText('Premium Water 1 L was saved.');
    expect(stockIn(app.backend, '1')).toBe(29);
    expect(itemIn(app.backend, '1')?.unitPrice).toEqual(text('2.99'));
    expect(movementsIn(app.backend)).toMatchObject([
      { quantity: whole(-1), commandId: text('C00000000001') },
    ]);
  });

  it('closes without a word where nothing was changed', async () => {
    const app = await openEdit();
    const before = itemIn(app.backend, '1');
    await save(app);
    await closed();
    await act(flushPendingWork);
    expect(screen.queryByText(/^Premium Water .* was saved\.$/)).toBeNull();
    expect(selectOutbox(app.store.getState()).entries).toEqual([]);
    expect(itemIn(app.backend, '1')).toEqual(before);
  });

  it('puts right what older data lack, in one save', async () => {
    const app = await openInventory({
      search: '?edit=10',
      prepare: backend =>
        put(backend, 'inventory/10', { name: 'Everyday Water', unitPrice: 'Rs. 20', inStock: '36' }),
    });
    const form = await dialog('Edit Everyday Water Unknown');
    expect(form.getByText(/Older data lack something here/)).toBeVisible();
    const all = { ...app, form };
    await fill(all, { SKU: 'EVD-1', Size: '1 L' });
    await app.user.selectOptions(form.getByLabelText('Category'), 'Essential');
    await save(all);
    await screen.findByText('Everyday Water 1 L was saved.');
    expect(itemIn(app.backend, '10')).toMatchObject({
      unitPrice: text('20.00'),
      sku: text('EVD-1'),
      category: text('essential'),
      inStock: text('36'),
      reorderPoint: whole(0),
    });
  });

  it('says when there is no such item', async () => {
    const app = await openInventory({ search: '?edit=GONE&q=water' });
    const alert = await screen.findByRole('alertdialog', { name: 'This item no longer exists.' });
    await app.user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(globalThis.location.search).toBe('?q=water');
  });

  it('loses nothing when it can neither be stored nor sent, and is one change when it is tried again', async () => {
    const app = await openEdit();
    const { backend, form, services } = app;
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await fill(app, { Name: 'Premium Spring' });
    await save(app);
    expect(await form.findByText(/You seem to be offline/)).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Premium Spring');
    backend.faults.clear(fault);
    await save(app);
    await screen.findByText('Premium Spring 1 L was saved.');
    expect(itemIn(backend, '1')?.lastCommandId).toEqual(text('C00000000001'));
  });

  it('says that the rules refuse it, and keeps the values', async () => {
    const app = await openEdit();
    app.backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    await fill(app, { Name: 'Premium Spring' });
    await save(app);
    expect(await app.form.findByRole('alert')).toHaveTextContent('This change was refused.');
    expect(app.form.getByLabelText('Name')).toHaveValue('Premium Spring');
  });
});

/** Premium Water as someone else left it a moment ago. */
const shelf = {
  name: 'Premium Lake',
  category: 'premium',
  size: '1L',
  unitPrice: '2.49',
  inStock: 8,
  reorderPoint: 10,
  sku: 'premium-1L',
  image: '',
  description: 'Premium Water of 1L.',
  updatedAt: new Date(Date.UTC(2026, 0, 15)),
};

describe('a product in Hindi', () => {
  const HINDI = { 'Name in Hindi': 'शुद्ध पानी', 'Description in Hindi': 'पहाड़ों का ठंडा पानी।' };
  const inHindi = (backend: LocalFirebase) => itemIn(backend, '1')?.translations;

  /** The menu as a customer reads it who reads Hindi. */
  async function openMenu(backend: LocalFirebase) {
    const app = await renderApp({ at: '/menu', deviceLanguage: 'hi-IN', backend });
    await screen.findByRole('heading', { level: 1, name: 'हमारा मेन्यू' });
    return app;
  }

  it('is saved, shown to a customer who reads it, and no longer once its fields are emptied', async () => {
    const app = await openEdit();
    const { user, backend, form } = app;
    await user.click(form.getByText('In Hindi'));
    await fill(app, HINDI);
    await save(app);
    await closed();
    await waitFor(() =>
      expect(inHindi(backend)).toEqual({
        mapValue: {
          fields: {
            hi: {
              mapValue: {
                fields: { name: text('शुद्ध पानी'), description: text('पहाड़ों का ठंडा पानी।') },
              },
            },
          },
        },
      }),
    );
    expect(itemIn(backend, '1')?.name).toEqual(text('Premium Water'));
    app.kill();

    const menu = await openMenu(backend);
    expect(await screen.findByRole('heading', { name: 'शुद्ध पानी' })).toBeVisible();
    expect(screen.getByText('पहाड़ों का ठंडा पानी।')).toBeVisible();
    menu.kill();

    const again = await renderApp({ at: '/admin/dashboard/inventory?edit=1', backend });
    const emptied = { ...again, form: await dialog('Edit Premium Water 1 L') };
    expect(emptied.form.getByLabelText('Name in Hindi')).toHaveValue('शुद्ध पानी');
    for (const label of Object.keys(HINDI)) await again.user.clear(emptied.form.getByLabelText(label));
    await save(emptied);
    await closed();
    await waitFor(() => expect(inHindi(backend)).toEqual({ mapValue: { fields: {} } }));
    again.kill();

    await openMenu(backend);
    expect(await screen.findByRole('heading', { name: 'Premium Water' })).toBeVisible();
    expect(screen.queryByText('शुद्ध पानी')).toBeNull();
  });
});

describe('a change that someone else made meanwhile', () => {
  it('of other fields, or a sale, is no conflict: both stay', async () => {
    const app = await openEdit();
    await put(app.backend, 'inventory/1', { ...shelf, name: 'Premium Water' });
    await fill(app, { Description: 'From the spring.' });
    await save(app);
    await screen.findByText('Premium Water 1 L was saved.');
    expect(itemIn(app.backend, '1')).toMatchObject({
      description: text('From the spring.'),
      unitPrice: text('2.49'),
      inStock: whole(8),
    });
  });

  async function conflict() {
    const app = await openEdit();
    await put(app.backend, 'inventory/1', shelf);
    await fill(app, { Name: 'Premium Spring', Description: 'From the spring.' });
    await save(app);
    expect(await app.form.findByRole('alert')).toHaveTextContent('Nothing was saved.');
    return app;
  }

  it('of the same field is shown beside one’s own, and never overwritten silently', async () => {
    const { form, backend } = await conflict();
    expect(form.getByText('Premium Lake')).toBeVisible();
    expect(form.getByText('Premium Spring')).toBeVisible();
    expect(form.queryByText('₹2.49')).toBeNull();
    expect(form.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    expect(itemIn(backend, '1')?.name).toEqual(text('Premium Lake'));
  });

  it('can be taken, to edit again from there', async () => {
    const app = await conflict();
    await app.user.click(app.form.getByRole('button', { name: 'Show the current item' }));
    expect(app.form.getByLabelText('Name')).toHaveValue('Premium Lake');
    expect(app.form.getByLabelText('Description')).toHaveValue('Premium Water of 1L.');
    expect(app.form.getByLabelText('Unit price (₹)')).toHaveValue('2.49');
  });

  it('can knowingly be replaced by one’s own, and what else they changed stays', async () => {
    const app = await conflict();
    await app.user.click(app.form.getByRole('button', { name: 'Keep my changes' }));
    expect(app.form.getByLabelText('Name')).toHaveValue('Premium Spring');
    await save(app);
    await screen.findByText('Premium Spring 1 L was saved.');
    expect(itemIn(app.backend, '1')).toMatchObject({
      name: text('Premium Spring'),
      description: text('From the spring.'),
      unitPrice: text('2.49'),
      inStock: whole(8),
    });
  });
});

describe('a form without a connection', () => {
  const SAVED = 'Saved on this device, not sent yet';
  const WAITING = 'Not sent yet';

  it('adds an item that is shown at once, marked until it is sent', async () => {
    const app = await openAdd();
    stopWrites(app.backend);
    await fill(app, WHOLE);
    await app.user.selectOptions(app.form.getByLabelText('Category'), 'Eawa');
    await save(app);
    await screen.findByText(SAVED);
    const still = await row(/Still Water/);
    expect(still.getByText(WAITING)).toBeVisible();
    await app.user.click(still.getByRole('button', { name: /^History/ }));
    const history = await dialog('History of Still Water 500 ml');
    expect(history.getByText(/^It is still to be sent/)).toBeVisible();
    await app.user.click(history.getByRole('button', { name: 'Close' }));
    allowWrites(app.backend);
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expect(stockIn(app.backend, 'T00000000001')).toBe(12);
    expect(await row(/Still Water/)).toBeDefined();
  });

  it('begins, opened by its address, with the edit that waits', async () => {
    const app = await openEdit();
    const { backend } = app;
    stopWrites(backend);
    await fill(app, { Description: 'From the spring.' });
    await save(app);
    await screen.findByText(SAVED);
    app.kill();
    const { logThrough, letGo } = heldLog();
    await renderApp({ at: '/admin/dashboard/inventory?edit=1', backend, logThrough });
    await screen.findByText(/^Showing \d+ to/);
    letGo();
    const form = await dialog('Edit Premium Water 1 L');
    expect(form.getByLabelText('Description')).toHaveValue('From the spring.');
  });

  it('keeps a new item whose SKU was given away meanwhile, to be corrected', async () => {
    const app = await openAdd();
    const { backend, user } = app;
    stopWrites(backend);
    await fill(app, WHOLE);
    await user.selectOptions(app.form.getByLabelText('Category'), 'Eawa');
    await save(app);
    await screen.findByText(SAVED);
    await put(backend, 'inventory/X', { name: 'Fizz', size: '1L', sku: 'STL-500' });
    allowWrites(backend);
    expect(await screen.findByText('Fizz 1 L has this SKU already.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct it: Add Still Water 500 ml' }));
    const form = await dialog('Add item');
    expect(form.getByLabelText('Description')).toHaveValue('From the hills.');
    await fill({ user, form }, { SKU: 'STL-501' });
    await save({ user, form });
    await screen.findByText('Still Water 500 ml was added.');
    expect(itemIn(backend, 'T00000000001')?.sku).toEqual(text('STL-501'));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
  });

  /** An edit made without a connection, with someone else's before it, opened to be corrected. */
  async function setAside() {
    const app = await openEdit();
    const { backend, user } = app;
    stopWrites(backend);
    await fill(app, { Name: 'Premium Spring' });
    await save(app);
    await screen.findByText(SAVED);
    expect((await row(/Premium Spring/)).getByText(WAITING)).toBeVisible();
    await put(backend, 'inventory/1', shelf);
    allowWrites(backend);
    expect(await screen.findByText(/^Someone else changed the same fields/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Premium Lake' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct it: Change Premium Water 1 L' }));
    return { user, backend, form: await dialog('Edit Premium Lake 1 L') };
  }

  it('sets an edit aside that someone else’s stands against, and goes on from both', async () => {
    const { user, form, backend } = await setAside();
    await user.click(form.getByRole('button', { name: 'Keep my changes' }));
    await save({ user, form });
    await screen.findByText('Premium Spring 1 L was saved.');
    expect(itemIn(backend, '1')?.name).toEqual(text('Premium Spring'));
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
  });

  it('asks of a change that was refused, once someone else’s was taken before it', async () => {
    const { user, form, backend } = await setAside();
    await user.click(form.getByRole('button', { name: 'Show the current item' }));
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'status', status: 403 } });
    await fill({ user, form }, { Description: 'From the spring.' });
    await save({ user, form });
    expect(await form.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  });
});

describe('leaving the form', () => {
  it('asks nothing when nothing was changed', async () => {
    const { user, form } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await closed();
  });

  it('asks before it throws away what was typed, also on Back', async () => {
    const app = await openAdd();
    await app.user.type(app.form.getByLabelText('Name'), 'Still');
    await app.user.click(app.form.getByRole('button', { name: 'Cancel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    globalThis.history.back();
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    expect(app.form.getByLabelText('Name')).toHaveValue('Still');
    await waitFor(() => expect(globalThis.location.search).toBe('?add=new'));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    await closed();
    expect(globalThis.location.search).toBe('');
  });
});

describe('archiving', () => {
  it('asks, hides the item from the list and keeps it, and can be undone', async () => {
    const app = await openEdit();
    const { user, form, backend } = app;
    await user.click(form.getByRole('button', { name: 'Archive' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Archive Premium Water 1 L?' }));
    expect(question.getByText('30 bottles of it are still in stock.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Archive' }));
    await screen.findByText('Premium Water 1 L was archived.');
    expect(itemIn(backend, '1')).toMatchObject({ archived: { booleanValue: true }, inStock: whole(30) });
    await waitFor(() => expect(screen.queryByRole('row', { name: /Premium Water/ })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Premium Water 1 L was restored.');
    expect(itemIn(backend, '1')?.archived).toEqual({ booleanValue: false });
    expect(await row(/Premium Water/)).toBeDefined();
  });

  it('is left alone when the question is answered so', async () => {
    const { user, form, backend } = await openEdit();
    await user.click(form.getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(itemIn(backend, '1')?.archived).toBeUndefined();
  });

  it('is taken back from the list of what is archived', async () => {
    const app = await openInventory({
      search: '?archived=1',
      prepare: async backend => {
        await put(backend, 'inventory/2', {
          ...{ name: 'Essential Water', category: 'essential', size: '500ml', unitPrice: '1.79' },
          ...{ inStock: 30, reorderPoint: 10, sku: 'E', image: '', description: 'x', archived: true },
          updatedAt: new Date(Date.UTC(2026, 0, 1)),
        });
      },
    });
    await app.user.click(screen.getByRole('button', { name: 'Restore: Essential Water 500 ml' }));
    await screen.findByText('Essential Water 500 ml was restored.');
    expect(itemIn(app.backend, '2')?.archived).toEqual({ booleanValue: false });
  });
});
