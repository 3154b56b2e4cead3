import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type Order, PAYMENT_STATES, type Payment } from '@/domain/order/order';
import { duesCutoff, isOwed } from '@/domain/order/payment/dues';
import { duePaise } from '@/domain/order/payment/payment';
import { periodOfDays } from '@/lib/time/periods';
import { anOrderRow } from '../../../test/support/rows';
import { balanceEntries, balanceOf, statementOf } from './customerBalance';

const NOW = Date.parse('2026-01-31T09:00:00.000Z');
const at = (day: number, hour = 9) =>
  `2026-01-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const payment = (fields: Partial<Payment> & Pick<Payment, 'state' | 'at'>): Payment => ({
  ...{ method: fields.state === 'due' ? null : 'cash', amountPaise: 0, reference: '' },
  ...fields,
});

/** A payment that is written down, or that a driver takes the last one back: the order is then as it was before. */
type Told = Payment | { readonly state: 'undone'; readonly at: string };

const undone = (at: string): Told => ({ state: 'undone', at });

const stored = (payment: Payment | undefined) => {
  if (!payment) return {};
  const { amountPaise, method, ...rest } = payment;
  return { payment: { ...rest, method: method ?? '', amount: amountPaise / 100 } };
};

/** What an order holds then: its payment, and by the number of the command what stands in `changes`. */
function written(told: readonly Told[]): Pick<Order, 'payment' | 'changes'> {
  const payments: (Payment | undefined)[] = [undefined];
  const changes = told.map((one, command) => {
    const before = payments.at(-1);
    const after = one.state === 'undone' ? payments.at(-2) : one;
    payments.push(after);
    const by = { at: one.at ?? '', by: 'staff', byName: 'Staff' };
    return [`C${command}`, { ...by, from: stored(before), to: stored(after) }] as const;
  });
  const payment = payments.at(-1);
  return { ...(payment && { payment }), changes: Object.fromEntries(changes) };
}

/** An order of ₹100 of the 1st, with all that was written down of its money. */
const order = (id: string, told: readonly Told[], fields: Partial<Order> = {}): Order =>
  anOrderRow({
    ...{ id, orderedAt: at(1), status: 'delivered', statusTimes: { delivered: at(2) }, totalPaise: 10_000 },
    ...{ pricing: null, ...(told.length > 0 && written(told)) },
    ...fields,
  });

const EVERYTHING = Number.NEGATIVE_INFINITY;
function account(orders: readonly Order[], from = EVERYTHING) {
  const entries = balanceEntries(orders, from, NOW);
  return { entries, balance: balanceOf(orders, entries, from) };
}

describe('what a customer owes', () => {
  it('is what was ordered less what was paid, the payments by their days', () => {
    const { entries, balance } = account([
      order('A', [
        payment({ state: 'partly', amountPaise: 4000, at: at(3) }),
        payment({ state: 'partly', amountPaise: 7000, method: 'upi', reference: 'R1', at: at(9) }),
      ]),
      order('B', [], { orderedAt: at(5), status: 'pending', statusTimes: {} }),
    ]);
    expect(entries.map(({ kind, orderId, paise, method }) => [kind, orderId, paise, method])).toEqual([
      ['order', 'A', 10_000, null],
      ['payment', 'A', -4000, 'cash'],
      ['order', 'B', 10_000, null],
      ['payment', 'A', -3000, 'upi'],
    ]);
    expect(balance).toEqual({
      ...{ billedPaise: 20_000, paidPaise: 7000, refundedPaise: 0 },
      ...{ openPaise: 13_000, deliveredPaise: 3000, ordersBefore: 0 },
    });
  });

  it('has no line of what was taken back on its day, and one of what was put right later', () => {
    const paid = payment({ state: 'paid', amountPaise: 10_000, at: at(3) });
    expect(account([order('A', [paid, payment({ state: 'due', at: at(3, 10) })])]).entries).toHaveLength(1);
    const later = account([order('A', [paid, payment({ state: 'partly', amountPaise: 9000, at: at(4) })])]);
    expect(later.entries.map(({ paise }) => paise)).toEqual([10_000, -10_000, 1000]);
  });

  it('has how it was paid and given back as that was put right, on its day and later', () => {
    const told = (...payments: readonly Payment[]) =>
      account([order('A', payments)])
        .entries.slice(1)
        .filter(({ kind }) => kind !== 'credit')
        .map(({ kind, paise, method, reference, atMs }) => [kind, paise, method, reference, atMs]);
    const cash = payment({ state: 'paid', amountPaise: 10_000, at: at(3) });
    const upi = { method: 'upi', reference: 'R1' } as const;
    const first = Date.parse(at(3));
    const byUpi = ['payment', -10_000, 'upi', 'R1', first];

    expect(told(cash, { ...cash, ...upi, at: at(3, 10) })).toEqual([byUpi]);
    expect(told(cash, { ...cash, ...upi, at: at(5) })).toEqual([byUpi]);
    expect(told(cash, { ...cash, ...upi, state: 'partly', amountPaise: 9000, at: at(3, 10) })).toEqual([
      ['payment', -9000, 'upi', 'R1', first],
    ]);
    // Of two parts it is the later one that was put right.
    const parts = [
      payment({ state: 'partly', amountPaise: 4000, at: at(3) }),
      payment({ state: 'paid', amountPaise: 10_000, at: at(4) }),
    ];
    expect(told(...parts, { ...cash, ...upi, at: at(5) })).toEqual([
      ['payment', -4000, 'cash', '', first],
      ['payment', -6000, 'upi', 'R1', Date.parse(at(4))],
    ]);
    // Of an order whose money was given back and taken again it is still the payment.
    const twice = payment({ state: 'refunded', amountPaise: 2500, at: at(5) });
    expect(told(cash, twice, { ...cash, ...upi, at: at(6) })[0]).toEqual(byUpi);
    // How it was given back says nothing of how it was paid.
    const back = payment({ state: 'refunded', amountPaise: 2500, at: at(6) });
    expect(told({ ...cash, ...upi }, back, { ...back, method: 'bank', reference: 'B2', at: at(7) })).toEqual([
      byUpi,
      ['refund', 2500, 'bank', 'B2', Date.parse(at(6))],
    ]);
  });

  it('is nothing after a refund, and what the shop owes after a paid order was cancelled', () => {
    const paid = payment({ state: 'paid', amountPaise: 10_000, at: at(3) });
    const back = payment({ state: 'refunded', amountPaise: 2500, at: at(6) });
    expect(account([order('A', [paid, back])]).balance).toMatchObject({
      ...{ billedPaise: 7500, paidPaise: 10_000, refundedPaise: 2500, openPaise: 0 },
    });
    // The rest is let off on the day of the refund.
    const { entries } = account([order('A', [{ ...paid, state: 'partly', amountPaise: 6000 }, back])]);
    expect(entries.slice(2).map(({ kind, paise, atMs }) => [kind, paise, atMs])).toEqual([
      ['refund', 2500, Date.parse(at(6))],
      ['credit', -6500, Date.parse(at(6))],
    ]);
    const cancelled = { status: 'cancelled' } as const;
    expect(account([order('A', [paid], cancelled)]).balance.openPaise).toBe(-10_000);
    expect(account([order('A', [paid, { ...back, amountPaise: 10_000 }], cancelled)]).balance).toMatchObject({
      ...{ billedPaise: 0, refundedPaise: 10_000, openPaise: 0 },
    });
  });

  it('has nothing of a payment that a driver took back, with another before it and without', () => {
    const part = payment({ state: 'partly', amountPaise: 4000, at: at(3) });
    const paid = (day: number) => payment({ state: 'paid', amountPaise: 10_000, at: at(day) });
    const told = (...steps: readonly Told[]) => {
      const { entries, balance } = account([order('A', steps, { status: 'shipped' })]);
      return { lines: entries.slice(1).map(({ paise, atMs }) => [paise, atMs]), open: balance.openPaise };
    };
    expect(told(paid(3), undone(at(3, 10)))).toEqual({ lines: [], open: 10_000 });
    const first = [-4000, Date.parse(at(3))];
    expect(told(part, paid(5), undone(at(5, 10)))).toEqual({ lines: [first], open: 6000 });
    // On another day each stands on its own.
    expect(told(part, paid(5), undone(at(6)))).toEqual({
      lines: [first, [-6000, Date.parse(at(5))], [6000, Date.parse(at(6))]],
      open: 6000,
    });
  });

  it('counts a payment of before changes were written down, and one that is not sent yet', () => {
    const part = payment({ state: 'partly', amountPaise: 4000, at: at(3) });
    const { entries } = account([
      order('A', [], { payment: payment({ state: 'paid', amountPaise: 10_000, at: at(8) }) }),
      order('B', [], { payment: payment({ state: 'partly', amountPaise: 100, at: null }) }),
      order('C', [part], { payment: payment({ state: 'paid', amountPaise: 10_000, at: null }) }),
    ]);
    expect(entries.slice(3).map(({ orderId, paise, atMs }) => [orderId, paise, atMs])).toEqual([
      ['C', -4000, Date.parse(at(3))],
      ['A', -10_000, Date.parse(at(8))],
      ['B', -100, NOW],
      ['C', -6000, NOW],
    ]);
  });

  it('is, however orders were paid and whatever was taken back, what is open of each', () => {
    const anyTold = fc
      .record({
        state: fc.constantFrom(...PAYMENT_STATES, 'undone' as const),
        amountPaise: fc.integer({ min: 1, max: 9999 }),
        day: fc.integer({ min: 2, max: 28 }),
      })
      .map(({ state, amountPaise, day }) =>
        state === 'undone'
          ? undone(at(day))
          : payment({
              state,
              at: at(day),
              amountPaise: state === 'due' ? 0 : state === 'paid' ? 10_000 : amountPaise,
            }),
      );
    const anyOrder = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES.filter(status => status !== 'cancelled')),
      told: fc
        .array(anyTold, { maxLength: 4 })
        .map(told => told.toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1))),
    });
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 4 }), drawn => {
        const orders = drawn.map(({ status, told }, place) => order(`O${place}`, told, { status }));
        const { entries, balance } = account(orders);
        const owed = orders.reduce((sum, one) => sum + duePaise(one), 0);
        expect(balance.openPaise).toBe(owed);
        const { billedPaise, paidPaise, refundedPaise } = balance;
        expect(billedPaise - paidPaise + refundedPaise).toBe(owed);
        const [first, second] = [
          periodOfDays('2025-01-01', '2026-01-10'),
          periodOfDays('2026-01-11', '2026-12-31'),
        ];
        if (!first || !second) throw new Error('No periods.');
        expect(statementOf(entries, first).openingPaise).toBe(0);
        expect(statementOf(entries, second).openingPaise).toBe(statementOf(entries, first).closingPaise);
        expect(statementOf(entries, second).closingPaise).toBe(owed);
      }),
    );
  });
});

describe('orders of before payments were written down', () => {
  const old = order('OLD', [], {
    orderedAt: '2025-11-01T09:00:00.000Z',
    statusTimes: { delivered: '2025-11-02T09:00:00.000Z' },
  });
  const first = order('A', [payment({ state: 'paid', amountPaise: 10_000, at: at(3) })]);

  it('are those that were brought 30 days before the first payment', () => {
    const from = duesCutoff([old, first]);
    expect(from).toBe(Date.parse('2025-12-04T09:00:00.000Z'));
    expect(isOwed(old, from)).toBe(false);
    expect(isOwed(order('B', [], { statusTimes: { delivered: '2025-12-05T09:00:00.000Z' } }), from)).toBe(
      true,
    );
    expect(isOwed({ ...old, status: 'shipped' }, from)).toBe(true);
    expect(isOwed({ ...old, payment: payment({ state: 'due', at: at(3) }) }, from)).toBe(true);
  });

  it('are none where no payment was ever written down', () => {
    expect(isOwed(old, duesCutoff([old]))).toBe(true);
  });

  it('are in no balance, which says how many they are', () => {
    const { entries, balance } = account([old, first], duesCutoff([old, first]));
    expect(entries.map(({ orderId }) => orderId)).toEqual(['A', 'A']);
    expect(balance).toMatchObject({ billedPaise: 10_000, openPaise: 0, ordersBefore: 1 });
  });
});

it('what happens at the first moment of a period is a line of its statement, and nothing of what was owed before', () => {
  const period = periodOfDays('2026-01-11', '2026-01-20');
  if (!period) throw new Error('No period.');
  const ordered = (id: string, atMs: number) => order(id, [], { orderedAt: new Date(atMs).toISOString() });
  const { entries } = account([ordered('A', period.fromMs - 1), ordered('B', period.fromMs)]);
  const { openingPaise, lines, closingPaise } = statementOf(entries, period);
  expect([openingPaise, lines.map(({ orderId }) => orderId), closingPaise]).toEqual([10_000, ['B'], 20_000]);
});
