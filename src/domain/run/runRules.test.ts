import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import type { Run, StopOutcome } from './run';
import {
  amountToCollect,
  bottlesDueBack,
  expectedUntil,
  failedIds,
  isMissingAlreadyCounted,
  loadOf,
  missingBottles,
  moneyDifference,
  needsReason,
  positionBetween,
  recordedMoney,
  sortByPinCode,
  standingOutcome,
  stopsBefore,
  stopsOf,
} from './runRules';

const item = (productId: string, quantity: number, size: string) => ({
  ...{ productId, productName: `Water ${productId}`, size, image: '', quantity, price: 10 },
});
const order = (id: string, fields: object = {}) =>
  parseOrder({ id, data: { status: 'shipped', items: [item('1', 2, '1L')], total: 20, ...fields } });
const inRun = (id: string, stop: number, fields: object = {}) =>
  order(id, { run: { id: 'R', driver: 'ravi', stop }, ...fields });
const stop = (fields: Partial<StopOutcome>): StopOutcome => ({
  ...{ outcome: 'delivered', method: null, amountPaise: 0, reference: '', note: '' },
  ...{ at: null, by: 'ravi', command: 'C1', ...fields },
});
const run = {
  id: 'R',
  stops: {
    A: stop({ method: 'cash', amountPaise: 2000 }),
    B: stop({ method: 'upi', amountPaise: 500 }),
    C: stop({ method: 'cash', amountPaise: 50 }),
    D: stop({ outcome: 'failed' }),
    E: stop({ outcome: 'open' }),
  },
};

it('an order of another day is expected until the end of its slot, or eight in the evening', () => {
  expect(expectedUntil('2026-01-16', '07:00-10:00')).toBe('2026-01-16T04:30:00.000Z');
  expect(expectedUntil('2026-01-16', undefined)).toBe('2026-01-16T14:30:00.000Z');
});

describe('the stops of a run', () => {
  it('are its orders by their places, and of one place always in one order', () => {
    const orders = [
      inRun('C', 2),
      inRun('B', 1.5),
      inRun('A', 2),
      order('X'),
      inRun('Y', 0, { run: { id: '' } }),
    ];
    expect(stopsOf('R', orders).map(({ id }) => id)).toEqual(['B', 'A', 'C']);
  });

  it('have a place between any two, before the first and after the last', () => {
    expect(positionBetween(null, null)).toBe(1);
    expect(positionBetween(1, 2)).toBe(1.5);
    expect(positionBetween(null, 1)).toBe(0.5);
    expect(positionBetween(3.25, null)).toBe(4);
  });

  it('stand by PIN code and then by address, those without one last', () => {
    const at = (id: string, shippingAddress: string) => order(id, { shippingAddress });
    const orders = [
      at('A', '9 Lake Road'),
      at('B', '2 MG Road, Bengaluru 560038'),
      at('C', '1 Hill Road, Bengaluru 560001'),
      at('D', '1 MG Road, Bengaluru 560038'),
    ];
    expect(sortByPinCode(orders).map(({ id }) => id)).toEqual(['C', 'D', 'B', 'A']);
  });

  it('are done once something is recorded of them', () => {
    expect(['A', 'D', 'E', 'X'].map(id => standingOutcome(run, inRun(id, 1))?.outcome)).toEqual([
      ...['delivered', 'failed', undefined, undefined],
    ]);
    expect(failedIds(run)).toEqual(['D']);
  });

  it('are to be done again where one failed and its order was put into the run again since', () => {
    const [before, at, after] = ['2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z', '2026-01-15T05:00:01Z'];
    const of = (outcome: StopOutcome['outcome'], updatedAt: string, place = {}) =>
      standingOutcome(
        { id: 'R', stops: { D: stop({ outcome, at }) } },
        inRun('D', 1, { updatedAt, ...place }),
      );
    expect(of('failed', after)).toBeNull();
    // It left the run; this device has not heard of that yet.
    expect(of('failed', before)?.outcome).toBe('failed');
    expect(of('failed', after, { run: { id: 'S' } })?.outcome).toBe('failed');
    expect(of('delivered', after)?.outcome).toBe('delivered');
  });

  it('come before a customer’s own', () => {
    expect(stopsBefore(6, 3)).toBe(2);
    expect(stopsBefore(1, 0)).toBe(0);
    expect(stopsBefore(2, 5)).toBe(0);
  });
});

it('the load is the bottles by product, the most first, with litres and about a kilogram for each', () => {
  const orders = [
    order('A', { items: [item('2', 3, '500ml'), item('1', 2, '1L')] }),
    order('B', { items: [item('', 1, 'Large'), item('1', 4, '1L')] }),
  ];
  expect(loadOf(orders)).toEqual({
    lines: [
      { productId: '1', productName: 'Water 1', size: '1L', bottles: 6, ml: 6000 },
      { productId: '2', productName: 'Water 2', size: '500ml', bottles: 3, ml: 1500 },
      { productId: '', productName: 'Water', size: 'Large', bottles: 1, ml: null },
    ],
    ...{ bottles: 10, ml: 7500, kg: 7.5, bottlesOfNoSize: 1 },
  });
});

it('what is to be collected is what is still due', () => {
  const paid = { state: 'partly', method: 'cash', amount: 5, reference: '', at: '2026-01-15T09:00:00Z' };
  const orders = [
    order('A'),
    order('B', { payment: paid }),
    order('C', { payment: { ...paid, state: 'paid', amount: 20 } }),
    order('D', { status: 'cancelled' }),
  ];
  expect(amountToCollect(orders)).toEqual({ paise: 3500, orders: 2 });
});

describe('closing', () => {
  it('compares what was counted with what was recorded, by how it was paid', () => {
    expect(recordedMoney(run)).toEqual({ cash: 2050, upi: 500 });
    expect(moneyDifference(run, { cashPaise: 2000, upiPaise: 500 })).toEqual({ cash: -50, upi: 0 });
    expect(needsReason(run, { cashPaise: 2050, upiPaise: 500 })).toBe(false);
    expect(needsReason(run, { cashPaise: 2050, upiPaise: 400 })).toBe(true);
  });

  it('has taken the bottles from the stock that did not come back: an order that failed then is made up for', () => {
    const at = '2026-01-15T09:00:00Z';
    const attempt = { reason: 'nobody', note: '', at, by: 'ravi' };
    const stops = { A: stop({ outcome: 'failed', at }) };
    const others: Pick<Run, 'state' | 'stops'>[] = [{ state: 'closed', stops: {} }];
    const isOf = (fields: object, state: Run['state'] = 'closed') =>
      isMissingAlreadyCounted(order('A', fields), [...others, { state, stops }, ...others]);
    expect(isOf({ status: 'processing', attempt })).toBe(true);
    expect(isOf({ status: 'processing', attempt }, 'out')).toBe(false);
    // It went out again, and may be lost on that way.
    expect(isOf({ status: 'shipped', attempt })).toBe(false);
    // It failed in another run later.
    expect(isOf({ status: 'processing', attempt: { ...attempt, at: '2026-01-16T09:00:00Z' } })).toBe(false);
    expect(isOf({ status: 'processing' })).toBe(false);
  });

  it('knows the bottles that should come back, and which of them did not', () => {
    const due = bottlesDueBack([
      order('A', { items: [item('1', 2, '1L'), item('2', 3, '500ml')] }),
      order('B', { items: [item('1', 4, '1L'), item('', 1, 'Large')] }),
    ]);
    expect(due).toEqual({ '1': 6, '2': 3 });
    // Bottles of a cancelled order are to come back where the stock counts them as back, and not where it has lost them.
    const cancelled = (restocked: boolean) =>
      bottlesDueBack([order('C', { status: 'cancelled', restocked })]);
    expect([cancelled(true), cancelled(false)]).toEqual([{ '1': 2 }, {}]);
    expect(missingBottles(due, { '1': 4, '2': 9, '3': 1 })).toEqual({ '1': 2 });
    expect(missingBottles(due, {})).toEqual({ '1': 6, '2': 3 });
  });
});
