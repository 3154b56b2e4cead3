import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  allowWrites,
  dialog,
  itemIn,
  movementsIn,
  openInventory,
  reopenInventory,
  row,
  stockIn,
  stopWrites,
} from '../../../../../test/support/inventory';
import { closeBrowser } from '../../../../../test/support/renderApp';
import { put } from '../../../../../test/support/shop';
import { UNSENT } from '../../../../../test/support/unsent';

const WAITING = 'Not sent yet';
const text = (stringValue: string) => ({ stringValue });
const whole = (count: number) => ({ integerValue: String(count) });

type App = Awaited<ReturnType<typeof openInventory>>;

async function openAdjust({ user }: App, label = 'Premium Water 1 L') {
  await user.click(await screen.findByRole('button', { name: `Adjust: ${label}` }));
  return dialog(`Adjust stock: ${label}`);
}

type Adjusted = {
  readonly mode?: 'Add' | 'Take away' | 'Count';
  readonly quantity: string;
  readonly reason?: string;
  readonly note?: string;
};

async function adjust(app: App, { mode = 'Add', quantity, reason, note }: Adjusted, label?: string) {
  const { user } = app;
  const form = await openAdjust(app, label);
  await user.click(form.getByRole('radio', { name: mode }));
  await user.type(form.getByLabelText(/^Bottles/), quantity);
  if (reason) await user.selectOptions(form.getByLabelText('Reason'), reason);
  if (note) await user.type(form.getByLabelText('Note (optional)'), note);
  await user.click(form.getByRole('button', { name: 'Save adjustment' }));
  return form;
}

const adjusted = () => screen.findByText('The stock of Premium Water 1 L was adjusted.');

describe('adjusting a stock', () => {
  it.each([
    [
      'what was received',
      { quantity: '12', note: 'Two crates' },
      42,
      { kind: 'received', quantity: 12, reason: 'Two crates' },
    ],
    ['what broke', { mode: 'Take away', quantity: '3' }, 27, { kind: 'damaged', quantity: -3, reason: '' }],
    [
      'what was written down wrongly',
      { mode: 'Take away', quantity: '30', reason: 'Correction' },
      0,
      { kind: 'correction', quantity: -30, reason: '' },
    ],
    ['a count', { mode: 'Count', quantity: '26' }, 26, { kind: 'correction', quantity: -4, reason: '' }],
    [
      'a count that finds what was expected',
      { mode: 'Count', quantity: '30' },
      30,
      { kind: 'correction', quantity: 0, reason: '' },
    ],
  ] satisfies [string, Adjusted, number, object][])(
    'records %s with who, how many and why, in one commit',
    async (_what, asked, after, movement) => {
      const app = await openInventory();
      await adjust(app, asked);
      await adjusted();
      const { kind, quantity, reason } = movement;
      const item = itemIn(app.backend, '1');
      expect(item).toMatchObject({
        inStock: whole(after),
        lastUpdated: text('2026-01-15T09:00:00.000Z'),
        lastCommandId: text('C00000000001'),
        unitPrice: text('2.99'),
      });
      expect(movementsIn(app.backend)).toEqual([
        {
          productId: text('1'),
          kind: text(kind),
          quantity: whole(quantity),
          after: whole(after),
          reason: text(reason),
          by: text('admin'),
          byName: text('Admin User'),
          at: item?.updatedAt,
          commandId: text('C00000000001'),
        },
      ]);
      expect((await row(/Premium Water/)).getByText(String(after))).toBeVisible();
    },
  );

  it('begins at the number, steps it, and says where it leads', async () => {
    const app = await openInventory();
    const form = await openAdjust(app);
    expect(form.getByLabelText('Bottles to add')).toHaveFocus();
    await app.user.click(form.getByRole('button', { name: 'One more' }));
    await app.user.click(form.getByRole('button', { name: 'One more' }));
    await app.user.click(form.getByRole('button', { name: 'One fewer' }));
    expect(form.getByText('Stock: 30 → 31')).toBeVisible();
    await app.user.click(form.getByRole('radio', { name: 'Count' }));
    expect(form.queryByLabelText('Reason')).toBeNull();
    expect(form.getByText('Stock: 30 → 1')).toBeVisible();
  });

  it('is given up by its other button, which changes nothing', async () => {
    const app = await openInventory();
    const form = await openAdjust(app);
    await app.user.click(form.getByRole('button', { name: 'One more' }));
    await app.user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stockIn(app.backend, '1')).toBe(30);
    expect(movementsIn(app.backend)).toEqual([]);
  });

  it('takes away no more than there are, and no less than one', async () => {
    const app = await openInventory();
    const form = await adjust(app, { mode: 'Take away', quantity: '31' });
    const box = form.getByLabelText('Bottles to take away');
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('Only 30 left: no more than that can be taken away.');
    await app.user.clear(box);
    await app.user.type(box, '0');
    await app.user.click(form.getByRole('button', { name: 'Save adjustment' }));
    expect(box).toHaveAccessibleDescription('Enter at least 1.');
    expect(movementsIn(app.backend)).toEqual([]);
  });

  it('is refused, with the number left, where bottles were sold meanwhile', async () => {
    const app = await openInventory();
    const form = await openAdjust(app);
    await put(app.backend, 'inventory/1', { name: 'Premium Water', size: '1L', inStock: 2 });
    await app.user.click(form.getByRole('radio', { name: 'Take away' }));
    await app.user.type(form.getByLabelText('Bottles to take away'), '5');
    await app.user.click(form.getByRole('button', { name: 'Save adjustment' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Only 2 left');
    expect(stockIn(app.backend, '1')).toBe(2);
    expect(form.getByLabelText('Bottles to take away')).toHaveValue('5');
  });

  it('adds up with what others did meanwhile, and is no conflict with it', async () => {
    const app = await openInventory();
    const form = await openAdjust(app);
    await put(app.backend, 'inventory/1', {
      name: 'Premium Water',
      size: '1L',
      inStock: 2,
      unitPrice: '1.00',
    });
    await app.user.type(form.getByLabelText('Bottles to add'), '5');
    await app.user.click(form.getByRole('button', { name: 'Save adjustment' }));
    await adjusted();
    expect(stockIn(app.backend, '1')).toBe(7);
    expect(movementsIn(app.backend)).toMatchObject([{ quantity: whole(5), after: whole(7) }]);
  });

  it('moves once when the answer is lost after the commit', async () => {
    const app = await openInventory();
    app.backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await adjust(app, { quantity: '5' });
    await adjusted();
    expect(stockIn(app.backend, '1')).toBe(35);
    expect(movementsIn(app.backend)).toHaveLength(1);
  });

  it.each([
    ['an addition', { quantity: '12' }, 42],
    ['a count', { mode: 'Count', quantity: '26' }, 26],
  ] satisfies [string, Adjusted, number][])(
    'undoes %s by its reverse, which is written down too',
    async (_what, asked, after) => {
      const app = await openInventory();
      await adjust(app, asked);
      await adjusted();
      expect(stockIn(app.backend, '1')).toBe(after);
      await app.user.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(stockIn(app.backend, '1')).toBe(30));
      expect(movementsIn(app.backend)).toMatchObject([
        { commandId: text('C00000000001'), quantity: whole(after - 30) },
        {
          commandId: text('C00000000002'),
          kind: text('correction'),
          quantity: whole(30 - after),
          after: whole(30),
          reason: text('Undone'),
        },
      ]);
    },
  );
});

describe('an adjustment without a connection', () => {
  it('is applied over the list and marked until it is sent, also after a reload', async () => {
    const app = await openInventory();
    const { backend } = app;
    stopWrites(backend);
    await adjust(app, { quantity: '12' });
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(screen.queryByText(/was adjusted/)).toBeNull();
    const premium = await row(/Premium Water/);
    expect(premium.getByText('42')).toBeVisible();
    expect(premium.getByText(WAITING)).toBeVisible();
    await adjust(app, { mode: 'Take away', quantity: '2' });
    expect(await (await row(/Premium Water/)).findByText('40')).toBeVisible();
    expect(stockIn(backend, '1')).toBe(30);

    await closeBrowser();
    app.unmount();
    await reopenInventory(backend);
    expect(await (await row(/Premium Water/)).findByText(WAITING)).toBeVisible();
    expect(await (await row(/Premium Water/)).findByText('40')).toBeVisible();
    allowWrites(backend);
    await waitFor(() => expect(screen.queryByText(UNSENT)).toBeNull());
    expect(await (await row(/Premium Water/)).findByText('40')).toBeVisible();
    expect(stockIn(backend, '1')).toBe(40);
    expect(movementsIn(backend)).toMatchObject([{ after: whole(42) }, { after: whole(40) }]);
  });

  it('that can no longer be has failed with the number left, and corrected from its row', async () => {
    const app = await openInventory();
    const { backend, user } = app;
    stopWrites(backend);
    await adjust(app, { mode: 'Take away', quantity: '20', note: 'Rats' });
    await screen.findByText('Saved on this device, not sent yet');
    await put(backend, 'inventory/1', { name: 'Premium Water', size: '1L', unitPrice: '2.99', inStock: 8 });
    allowWrites(backend);
    expect(await screen.findByText('One change could not be saved.')).toBeVisible();
    expect(await screen.findByText('Not saved: Damaged or lost: −20, Rats')).toBeVisible();
    expect(screen.getByText('Only 8 left: no more than that can be taken away.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Correct it: Stock of Premium Water 1 L' }));
    const form = await dialog('Adjust stock: Premium Water 1 L');
    expect(form.getByLabelText('Note (optional)')).toHaveValue('Rats');
    const box = form.getByLabelText('Bottles to take away');
    expect(box).toHaveValue('20');
    await user.clear(box);
    await user.type(box, '8');
    await user.click(form.getByRole('button', { name: 'Save adjustment' }));
    await adjusted();
    expect(stockIn(backend, '1')).toBe(0);
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
  });

  it('is named on the page of what waits', async () => {
    const app = await openInventory();
    stopWrites(app.backend);
    await adjust(app, { quantity: '12', note: 'Two crates' });
    await screen.findByText('Saved on this device, not sent yet');
    globalThis.history.pushState(null, '', '/admin/dashboard/outbox');
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const card = within(await screen.findByRole('article', { name: 'Stock of Premium Water 1 L' }));
    expect(card.getByText('Received: +12')).toBeVisible();
    expect(card.getByText('Two crates')).toBeVisible();
  });
});
