import { expect, it } from 'vitest';
import { anOrderRow } from '../../../../test/support/rows';
import { isBeforePayments } from './dues';

const FROM = Date.parse('2026-01-14T09:00:00.000Z');

it.each([
  ['one millisecond before payments were recorded', true, '2026-01-14T08:59:59.999Z'],
  ['at the very moment from which they were', false, '2026-01-14T09:00:00.000Z'],
])('an order delivered %s counts as paid at the door: %s', (_when, expected, delivered) => {
  const order = anOrderRow({ status: 'delivered', statusTimes: { delivered } });
  expect(isBeforePayments(order, FROM)).toBe(expected);
});
