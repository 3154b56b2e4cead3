import { describe, expect, it } from 'vitest';
import { lastPinCode } from '@/lib/text/pinCode';
import { slotEnd } from '@/lib/time/slot';
import {
  areaOf,
  type DeliveryArea,
  deliveryDays,
  deliveryOffer,
  deliveryProblem,
  feePaiseFor,
} from './deliveryAreas';

const KORAMANGALA: DeliveryArea = {
  name: 'Koramangala',
  pins: ['560034', '560095'],
  days: [1, 3, 5],
  slots: ['07:00-10:00', '17:00-20:00'],
  cutOff: 20,
  feePaise: 2000,
};
const WHITEFIELD: DeliveryArea = { ...KORAMANGALA, name: 'Whitefield', pins: ['560066'], days: [7] };
const AREAS = [KORAMANGALA, WHITEFIELD];

/** A moment by the clocks of India. */
const india = (text: string) => Date.parse(`${text}+05:30`);
/** A Thursday. */
const THURSDAY = india('2026-01-15T14:30:00');
const daysOf = (area: DeliveryArea, nowMs: number) => deliveryDays(area, nowMs).map(({ day }) => day);

describe('the days of an area', () => {
  it('are its weekdays within two weeks, the next first', () => {
    expect(daysOf(KORAMANGALA, THURSDAY)).toEqual([
      '2026-01-16',
      '2026-01-19',
      '2026-01-21',
      '2026-01-23',
      '2026-01-26',
      '2026-01-28',
    ]);
    // Of India's two weeks: in London it is still Wednesday.
    const thursdays = { ...KORAMANGALA, days: [4] };
    expect(daysOf(thursdays, india('2026-01-15T00:30:00'))).toEqual(['2026-01-22', '2026-01-29']);
    const offer = deliveryOffer(AREAS, '560034', undefined, THURSDAY);
    expect(offer?.time).toEqual({ day: '2026-01-16', slot: '07:00-10:00' });
  });

  it.each([
    ['2026-01-15T19:59:59.999', '2026-01-16'],
    ['2026-01-15T20:00:00', '2026-01-19'],
    // Still Thursday in London, but Friday in India: today is never delivered to.
    ['2026-01-16T00:00:00', '2026-01-19'],
    ['2026-01-18T19:00:00', '2026-01-19'],
  ])('at %s begin with %s', (now, first) => {
    expect(daysOf(KORAMANGALA, india(now))[0]).toBe(first);
  });

  it('are never none, even of an area that is delivered to once a week', () => {
    const once = { ...KORAMANGALA, days: [5], cutOff: 0 };
    expect(daysOf(once, THURSDAY)).toEqual(['2026-01-23']);
    expect(daysOf({ ...once, cutOff: 24 }, india('2026-01-15T23:59:59'))[0]).toBe('2026-01-16');
  });
});

it('a slot ends by the clocks of India', () => {
  expect(slotEnd({ day: '2026-01-16', slot: '07:00-10:00' })).toBe('2026-01-16T04:30:00.000Z');
  expect(slotEnd({ day: '2026-01-16', slot: '00:05-00:10' })).toBe('2026-01-15T18:40:00.000Z');
});

it('a PIN code is of one area, with its fee; elsewhere the shop’s counts', () => {
  expect(areaOf(AREAS, '560095')).toBe(KORAMANGALA);
  expect(areaOf(AREAS, '560001')).toBeUndefined();
  const shop = { deliveryFeePaise: 299, areas: AREAS };
  expect([feePaiseFor(shop, '560034'), feePaiseFor(shop, '560001')]).toEqual([2000, 299]);
});

it.each([
  ['12 Lake Road, Bengaluru 560034', '560034'],
  ['12 Lake Road, Bengaluru 560 034', '560034'],
  ['Plot 110001, Bengaluru 560034', '560034'],
  ['12 Lake Road', ''],
  ['Call 9876543210', ''],
])('in %j the PIN code is %j', (address, pin) => {
  expect(lastPinCode(address)).toBe(pin);
});

describe('what stands in the way of delivering an order', () => {
  const chosen = { area: 'Koramangala', pin: '560034', day: '2026-01-16', slot: '07:00-10:00' };
  const address = '12 Lake Road, Bengaluru 560034';
  const problem = (delivery: typeof chosen | undefined, areas = AREAS, nowMs = THURSDAY) =>
    deliveryProblem({ delivery, shippingAddress: address }, areas, nowMs);
  const next = { day: '2026-01-16', slot: '07:00-10:00' };

  it('is nothing for what the shop offers, under whatever name the area goes by now', () => {
    expect(problem(chosen)).toBeNull();
    expect(problem({ ...chosen, area: 'Kora' })).toBeNull();
    expect(problem(undefined, [])).toBeNull();
  });

  it.each([
    ['its day is over', { ...chosen, day: '2026-01-14' }, AREAS, THURSDAY, next],
    ['its slot is no more', { ...chosen, slot: '06:00-07:00' }, AREAS, THURSDAY, next],
    ['it chose no time', undefined, AREAS, THURSDAY, next],
    [
      'its cut-off has passed',
      chosen,
      AREAS,
      india('2026-01-15T20:00:00'),
      { day: '2026-01-19', slot: '07:00-10:00' },
    ],
  ] as const)('is the time when %s: the next is said', (_what, delivery, areas, nowMs, offered) => {
    expect(problem(delivery, areas, nowMs)).toEqual({ kind: 'deliveryTime', next: offered });
  });

  it('is a PIN code of no area, or none', () => {
    expect(problem(chosen, [WHITEFIELD])).toEqual({ kind: 'notDelivered', pin: '560034' });
    expect(deliveryProblem({ shippingAddress: 'Lake Road' }, AREAS, THURSDAY)).toEqual({
      kind: 'notDelivered',
      pin: '',
    });
  });

  it('is that the shop has no areas any more', () => {
    expect(problem(chosen, [])).toEqual({ kind: 'noAreas' });
  });
});
