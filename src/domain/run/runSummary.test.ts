import { describe, expect, it } from 'vitest';
import type { Order } from '@/domain/order/order';
import type { Run, StopOutcome } from './run';
import { byDriver, summarizeRun, totalsOf } from './runSummary';

const RUN = 'RUN00000000000000001';

const order = (id: string, fields: Partial<Order> = {}): Order => ({
  id,
  ...{ label: null, userId: null, accountEmail: null, customerName: id, email: '', phone: '' },
  ...{ shippingAddress: '', specialInstructions: '', paymentMethod: 'cash', totalPaise: 1000, pricing: null },
  items: [{ productId: '1', productName: 'Water', size: '1L', image: '', quantity: 2, pricePaise: 500 }],
  ...{ status: 'shipped', orderedAt: null, estimatedDelivery: null, statusTimes: {}, cancelReason: '' },
  ...{ restocked: false, reopenings: [], quantities: null, updatedAt: null, lastCommandId: null },
  run: { id: RUN, driver: 'ravi', stop: 1 },
  ...fields,
});
const stop = (outcome: StopOutcome['outcome'], fields: Partial<StopOutcome> = {}): StopOutcome => ({
  ...{ outcome, method: null, amountPaise: 0, reference: '', note: '', at: null, by: '', command: 'C' },
  ...fields,
});
const run = (stops: Run['stops'], fields: Partial<Run> = {}): Run => ({
  ...{ id: RUN, day: '2026-01-15', slot: '', name: 'South', driver: 'ravi', driverName: 'Ravi Kumar' },
  ...{ state: 'out', stops, closing: null, createdAt: null, updatedAt: null, lastCommandId: null },
  ...fields,
});
const NOWHERE = { run: { id: '', driver: '', stop: 0 }, status: 'processing' } as const;
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id);

describe('the account of a run', () => {
  it('has each order where it is, and each bottle once', () => {
    const account = summarizeRun(
      run({
        A: stop('delivered', { method: 'cash', amountPaise: 600 }),
        B: stop('failed'),
        G: stop('delivered', { method: 'upi', amountPaise: 1000 }),
        X: stop('failed'),
      }),
      [
        order('A', {
          status: 'delivered',
          payment: { state: 'partly', method: 'cash', amountPaise: 600, reference: '', at: null },
        }),
        order('B', NOWHERE),
        order('C'),
        order('D', { status: 'cancelled' }),
        order('E', { status: 'delivered' }),
        order('F', { run: { id: 'OTHER', driver: '', stop: 1 } }),
        order('G', {
          status: 'delivered',
          payment: { state: 'paid', method: 'upi', amountPaise: 1000, reference: '', at: null },
        }),
      ],
    );
    expect(ids(account.delivered)).toEqual(['A', 'G', 'E']);
    expect(ids(account.failed)).toEqual(['B']);
    expect(ids(account.open)).toEqual(['C']);
    expect(ids(account.cancelled)).toEqual(['D']);
    expect(ids(account.unpaid)).toEqual(['A', 'E']);
    expect(account.unknown).toEqual(['X']);
    // Recorded of A and G, the rest of A, and all of C and E.
    expect(account.expectedPaise).toBe(600 + 1000 + 400 + 1000 + 1000);
    expect(account.bottles).toEqual({ out: 12, delivered: 6, due: 2, back: null, missing: null });
  });

  it('has one open again that was given to the same run after it failed, and not one that just failed here', () => {
    const failed = run({ A: stop('failed', { at: '2026-01-15T05:00:00Z' }) });
    const again = summarizeRun(failed, [order('A', { updatedAt: '2026-01-15T06:00:00Z' })]);
    expect([ids(again.open), ids(again.failed), again.due]).toEqual([['A'], [], {}]);
    const here = summarizeRun(run({ A: stop('failed') }), [
      order('A', { updatedAt: '2026-01-15T04:00:00Z' }),
    ]);
    expect([ids(here.open), ids(here.failed)]).toEqual([[], ['A']]);
  });

  it('counts one as delivered that failed, came into the same run again and was delivered by an edit', () => {
    const failed = run({ A: stop('failed', { at: '2026-01-15T05:00:00Z' }) });
    const edited = order('A', { status: 'delivered', updatedAt: '2026-01-15T06:00:00Z' });
    const { delivered, due } = summarizeRun(failed, [edited]);
    expect([ids(delivered), due]).toEqual([['A'], {}]);
  });

  it('of a closed run is as it was closed, whatever is cancelled as lost later: that has left the stock twice', () => {
    const at = '2026-01-15T08:00:00Z';
    const closing = { cashPaise: 0, upiPaise: 0, reason: '', back: { '1': 1 }, by: '', byName: '' };
    const closed = run(
      { A: stop('failed'), B: stop('failed') },
      { state: 'closed', closing: { ...closing, at } },
    );
    const lost = (id: string, cancelled: string) =>
      order(id, { ...NOWHERE, status: 'cancelled', statusTimes: { cancelled } });
    const accountWith = (cancelled: string) =>
      summarizeRun(closed, [order('A', NOWHERE), lost('B', cancelled)]);
    const later = accountWith('2026-01-15T09:00:00Z');
    expect([later.due, later.missing, later.twice]).toEqual([{ '1': 2 }, { '1': 3 }, { '1': 2 }]);
    expect(later.bottles).toMatchObject({ due: 4, back: 1, missing: 3 });
    const before = accountWith('2026-01-15T07:00:00Z');
    expect([before.due, before.missing, before.twice]).toEqual([{ '1': 2 }, { '1': 1 }, {}]);
  });

  it('of a closed run has taken nothing for one that was lost by then, though it is reopened by now', () => {
    const closing = {
      ...{ cashPaise: 0, upiPaise: 0, reason: '', back: {} },
      ...{ at: '2026-01-15T08:00:00Z', by: '', byName: '' },
    };
    const closed = run({ A: stop('failed') }, { state: 'closed', closing });
    const reopened = (pending: string) =>
      summarizeRun(closed, [
        order('A', {
          ...{ ...NOWHERE, status: 'pending' },
          statusTimes: {
            ...{ processing: '2026-01-15T05:00:00Z', cancelled: '2026-01-15T06:00:00Z' },
            pending,
          },
        }),
      ]);
    const later = reopened('2026-01-15T09:00:00Z');
    expect([later.due, later.missing, later.twice]).toEqual([{ '1': 2 }, {}, {}]);
    const before = reopened('2026-01-15T07:00:00Z');
    expect([before.due, before.missing, before.twice]).toEqual([{ '1': 2 }, { '1': 2 }, {}]);
  });

  it('adds up by driver, what is counted of those that are closed', () => {
    const closing = {
      ...{ cashPaise: 500, upiPaise: 0, reason: 'Change', back: { '1': 1 } },
      ...{ at: null, by: '', byName: '' },
    };
    const closed = summarizeRun(
      run(
        { A: stop('delivered', { method: 'cash', amountPaise: 600 }), B: stop('failed') },
        { state: 'closed', closing },
      ),
      [order('A', { status: 'delivered' }), order('B', NOWHERE)],
    );
    const other = summarizeRun(run({}, { id: 'OTHER', driver: 'salma', driverName: 'Salma Khan' }), []);
    expect(
      byDriver([closed, other, closed]).map(({ driverName, runs }) => [driverName, runs.length]),
    ).toEqual([
      ['Ravi Kumar', 2],
      ['Salma Khan', 1],
    ]);
    expect(totalsOf([closed, other])).toMatchObject({
      counted: { cash: 500, upi: 0 },
      differs: { cash: -100, upi: 0 },
      bottles: { out: 4, delivered: 2, due: 2, back: 1, missing: 1 },
    });
  });
});
