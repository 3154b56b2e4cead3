import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { canRedirect, nextStep, stockEffect, unusualMove } from './statusMove';

describe('nextStep', () => {
  it.each([
    ['pending', 'processing'],
    ['processing', 'shipped'],
    ['shipped', 'delivered'],
    ['delivered', null],
    ['cancelled', null],
    [null, null],
  ] as const)('after %s is %s', (status, next) => {
    expect(nextStep(status)).toBe(next);
  });
});

describe('unusualMove', () => {
  it.each([
    ['pending', 'processing', null],
    ['pending', 'delivered', null],
    ['shipped', 'shipped', null],
    ['pending', 'cancelled', null],
    ['shipped', 'cancelled', null],
    [null, 'pending', null],
    [null, 'cancelled', null],
    ['processing', 'pending', 'backward'],
    ['delivered', 'shipped', 'backward'],
    ['cancelled', 'pending', 'reopen'],
    ['cancelled', 'delivered', 'reopen'],
    ['cancelled', 'cancelled', null],
    ['delivered', 'cancelled', 'cancelDelivered'],
  ] as const)('from %s to %s is %s', (from, to, unusual) => {
    expect(unusualMove(from, to)).toBe(unusual);
  });
});

describe('stockEffect', () => {
  const items = [
    { productId: '1', quantity: 2 },
    { productId: '2', quantity: 3 },
  ];
  it.each([
    ['pending', true, 'processing', true, 0],
    ['pending', true, 'cancelled', true, 5],
    ['pending', true, 'cancelled', false, 0],
    ['cancelled', true, 'pending', true, -5],
    ['cancelled', false, 'pending', false, 0],
    // Reopened after its bottles were lost: they are out again, and may come back.
    ['pending', false, 'cancelled', true, 5],
  ] as const)('from %s (returned: %s) to %s (returned: %s) is %d bottles', (from, was, to, is, bottles) => {
    const before = parseOrder({ id: 'A1', data: { status: from, restocked: was, items } });
    expect(stockEffect(before, { status: to, restocked: is })).toBe(bottles);
  });
});

it.each([
  ['pending', true],
  ['processing', true],
  [null, true],
  ['shipped', true],
  ['delivered', false],
  ['cancelled', false],
] as const)('an order that is %s can be sent elsewhere: %s', (status, expected) => {
  expect(canRedirect({ status })).toBe(expected);
});
