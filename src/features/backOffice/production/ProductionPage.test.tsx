import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../local-firebase/seed/seedValue';
import { flushPendingWork } from '../../../../test/support/clock';
import { countReads } from '../../../../test/support/countReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { byAdmin, put } from '../../../../test/support/shop';
import { UNSENT } from '../../../../test/support/unsent';

const AT = '/admin/dashboard/production';
/** What a change needs of the server; the lines can still be read. */
const CHANGES = { path: { regex: ':(commit|batchGet)' } } as const;

const at = (day: number, hour = 3) => new Date(Date.UTC(2026, 0, day, hour));

const aLine = (id: string, fields: SeedFields = {}): SeedFields => ({
  id,
  name: `Line ${id}`,
  status: 'running',
  product: 'Premium Water 1L',
  efficiency: double(94.5),
  target: 4000,
  completed: 1000,
  startTime: at(14),
  estimatedCompletion: at(16),
  updatedAt: at(15),
  ...fields,
});

const STATUSES = ['running', 'paused', 'maintenance', 'stopped'] as const;

async function shopWithLines() {
  const backend = await openShopBackend();
  for (const [index, status] of STATUSES.entries()) {
    const id = String(index + 1);
    const efficiency = double([94.5, 88, 62, 0][index] ?? 0);
    await put(backend, `productionLines/${id}`, aLine(id, { status, efficiency }));
  }
  const batch = (scheduledFor: Date, product: string): SeedFields => ({
    ...{ lineId: '1', product, size: '1L', quantity: 3500, status: 'scheduled' },
    scheduledFor,
    updatedAt: at(15),
  });
  await put(backend, 'productionBatches/b1', batch(at(18), 'Premium Water 1 L'));
  await put(backend, 'productionBatches/b2', batch(at(14), 'Sport Water 1 L'));
  return backend;
}

async function open(backend: LocalFirebase) {
  const app = await renderApp({ at: AT, as: 'admin', backend });
  await screen.findByRole('article', { name: 'Line 1' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  return app;
}

const line = (id: string) => within(screen.getByRole('article', { name: `Line ${id}` }));
const stored = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`productionLines/${id}`)?.fields;
const text = (stringValue: string) => ({ stringValue });

describe('the production page', () => {
  it('sums up the lines, and says of each how it stands in words and colours', async () => {
    await open(await shopWithLines());
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('1 of 4')).toBeVisible();
    // The stopped one has no run: as on the dashboard and in the report.
    expect(summary.getByText('3,000 of 12,000')).toBeVisible();
    expect(summary.getByText('94.5%')).toBeVisible();
    expect(line('1').getByText('Running')).toBeVisible();
    expect(line('1').getByText('Good')).toHaveClass('bg-good-soft', 'text-good');
    expect(line('1').getByText('1,000 of 4,000 bottles (25%)')).toBeVisible();
    expect(line('1').getByText('14 Jan 2026, 8:30 am')).toBeVisible();
    expect(line('1').getByText('16 Jan 2026, 8:30 am')).toBeVisible();
    expect(line('2').getByText('Fair')).toHaveClass('bg-warn-soft', 'text-warn');
    expect(line('3').getByText('Low')).toHaveClass('bg-bad-soft', 'text-bad');
  });

  it('lists what is planned, the next first, and what ought to be', async () => {
    const backend = await shopWithLines();
    await open(backend);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(row => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
      'Sport Water',
      'Premium Water',
    ]);
    expect(within(rows[0] as HTMLElement).getByText('Overdue')).toBeVisible();
    // Three left of Compact Water, reordered at ten, and nobody makes more.
    expect(await screen.findByText('Compact Water 250 ml: 27 bottles')).toBeVisible();
    expect(screen.getByText('3 left, reorder at 10')).toBeVisible();
  });

  it.each([
    ['1', 'Pause', 'paused', 'Line 1 is paused.', 'Resume'],
    ['2', 'Resume', 'running', 'Line 2 is running again.', 'Pause'],
    ['3', 'Complete', 'stopped', 'The maintenance of Line 3 is complete.', 'Start'],
    ['4', 'Start', 'running', 'Line 4 is running.', 'Pause'],
  ])('on line %s: %s makes it %s', async (id, label, status, words, next) => {
    const { user, backend } = await open(await shopWithLines());
    const before = stored(backend, id);
    await user.click(line(id).getByRole('button', { name: `${label} Line ${id}` }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(line(id).getByRole('button', { name: `${next} Line ${id}` })).toBeVisible();
    const after = stored(backend, id);
    expect(after).toEqual({
      ...before,
      status: text(status),
      updatedAt: expect.anything(),
      lastCommandId: text('C00000000001'),
      lastStaffChange: byAdmin('updateProductionLine', after?.updatedAt),
      ...(label === 'Start' && { startTime: after?.updatedAt }),
    });
    expect(after?.updatedAt).not.toEqual(before?.updatedAt);
  });

  it('takes a start back, its time too', async () => {
    const { user, backend } = await open(await shopWithLines());
    const before = stored(backend, '4');
    await user.click(line('4').getByRole('button', { name: 'Start Line 4' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Line 4 is as it was before.')).toBeInTheDocument();
    await waitFor(() =>
      expect(stored(backend, '4')).toEqual({
        ...before,
        updatedAt: expect.anything(),
        lastCommandId: text('C00000000002'),
        lastStaffChange: byAdmin('updateProductionLine', stored(backend, '4')?.updatedAt),
      }),
    );
    expect(line('4').getByText('Stopped')).toBeVisible();
  });

  it('changes nothing that somebody else has changed meanwhile, and says so', async () => {
    const { user, backend } = await open(await shopWithLines());
    await put(backend, 'productionLines/1', aLine('1', { status: 'maintenance', updatedAt: new Date() }));
    await user.click(line('1').getByRole('button', { name: 'Pause Line 1' }));
    expect(
      await line('1').findByText(
        'Someone changed this line meanwhile: Maintenance. Your change was not made.',
      ),
    ).toBeVisible();
    expect(stored(backend, '1')?.status).toEqual(text('maintenance'));
    expect(await line('1').findByRole('button', { name: 'Complete Line 1' })).toBeVisible();
  });

  it('keeps what was done without a connection, marks it, and sends it once there is one', async () => {
    const { user, backend } = await open(await shopWithLines());
    backend.faults.inject({ match: CHANGES, fault: { kind: 'dropRequest' } });
    await user.click(line('1').getByRole('button', { name: 'Pause Line 1' }));
    expect(
      await screen.findByText('Line 1 is paused. Saved on this device, not sent yet.'),
    ).toBeInTheDocument();
    expect(line('1').getByText('Paused')).toBeVisible();
    expect(line('1').getByText('Not sent yet')).toBeVisible();
    expect(stored(backend, '1')?.status).toEqual(text('running'));

    backend.faults.clear();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(stored(backend, '1')?.status).toEqual(text('paused')));
    await waitFor(() => expect(line('1').queryByText(UNSENT)).toBeNull());
    expect(line('1').getByText('Paused')).toBeVisible();
  });

  it('costs what changed and no more once it has been read', async () => {
    const backend = await shopWithLines();
    const app = await open(backend);
    // The stock is read beside the lines, and stored once it has been.
    await act(flushPendingWork);
    await closeBrowser();
    app.unmount();
    await put(backend, 'productionLines/1', aLine('1', { completed: 2000, updatedAt: new Date() }));
    const reads = await countReads(backend);
    await open(backend);
    expect(await line('1').findByText('2,000 of 4,000 bottles (50%)')).toBeVisible();
    // All that were written in the same half minute as the newest known: 4 lines, 2 batches and 3 products.
    expect(await reads()).toBe(9);
  });
});
