import { describe, expect, it } from 'vitest';
import type { Order } from '@/domain/order/order';
import { anOrderRow } from '../../../../test/support/rows';
import { toDoFigures } from './toDoFigures';

/** Thursday the 15th of January at 14:30 in India. */
const NOW = Date.parse('2026-01-15T09:00:00Z');
const india = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();

const order = (id: string, fields: Partial<Order> = {}): Order =>
  anOrderRow({ id, totalPaise: 10_000, pricing: null, orderedAt: null, ...fields });
const sold = (id: string, day: string, time: string, fields: Partial<Order> = {}) =>
  order(id, { status: 'shipped', estimatedDelivery: null, orderedAt: india(day, time), ...fields });

describe('what is to be done', () => {
  it('is what is pending, due today and late, and the cash that is open', () => {
    const cash = { paymentMethod: 'cash' } as const;
    const part = {
      state: 'partly',
      method: 'cash',
      amountPaise: 2500,
      reference: '',
      at: india('2026-01-14', '09:00'),
    } as const;
    expect(
      toDoFigures(
        [
          order('A', { ...cash, estimatedDelivery: india('2026-01-15', '20:00') }),
          order('B', {
            ...cash,
            status: 'shipped',
            estimatedDelivery: india('2026-01-15', '10:00'),
            delivery: { area: 'South', pin: '560034', slot: '07:00-10:00' },
            payment: part,
          }),
          order('C', {
            status: 'processing',
            estimatedDelivery: india('2026-01-13', '20:00'),
            paymentMethod: 'card',
          }),
          order('D', { ...cash, status: 'cancelled', estimatedDelivery: india('2026-01-15', '20:00') }),
          order('E', {
            ...cash,
            status: 'delivered',
            statusTimes: { delivered: india('2026-01-15', '09:00') },
          }),
          // Of before payments were written down.
          order('F', {
            ...cash,
            status: 'delivered',
            statusTimes: { delivered: india('2025-11-15', '09:00') },
          }),
        ],
        NOW,
      ),
    ).toMatchObject({ pending: 1, dueToday: 2, late: 2, cashPaise: 27_500 });
  });

  it('has today beside the same weekday a week before, and the week beside the last, up to the same moment', () => {
    const { today, week } = toDoFigures(
      [
        sold('A', '2026-01-15', '00:00'),
        sold('B', '2026-01-15', '14:30'),
        sold('C', '2026-01-15', '10:00', { status: 'cancelled' }),
        sold('D', '2026-01-12', '00:00'),
        sold('E', '2026-01-11', '23:59'),
        sold('F', '2026-01-08', '14:30', { totalPaise: 40_000 }),
        sold('G', '2026-01-08', '14:31'),
        sold('H', '2026-01-05', '00:00', { totalPaise: 20_000 }),
        sold('I', '2026-01-04', '23:59'),
      ],
      NOW,
    );
    expect(today).toEqual({ paise: 20_000, beforePaise: 40_000, change: -0.5 });
    expect(week).toEqual({ paise: 30_000, beforePaise: 60_000, change: -0.5 });
  });

  it('has what was ordered since the clock was looked at last, as the list of orders has, and nothing of the next day', () => {
    const { today, week } = toDoFigures(
      [
        order('A', { orderedAt: new Date(NOW + 30_000).toISOString() }),
        sold('B', '2026-01-16', '00:00', { totalPaise: 20_000 }),
        sold('C', '2026-01-19', '00:00', { totalPaise: 40_000 }),
      ],
      NOW,
    );
    expect([today.paise, week.paise]).toEqual([10_000, 30_000]);
  });

  it('compares with nothing where nothing was sold', () => {
    expect(toDoFigures([], NOW).week).toEqual({ paise: 0, beforePaise: 0, change: null });
  });
});
