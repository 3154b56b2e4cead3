import { expect, it } from 'vitest';
import { statusHistory } from './statusHistory';

const [placed, processed, cancelled] = [
  '2026-01-14T09:00:00.000Z',
  '2026-01-14T10:00:00.000Z',
  '2026-01-15T09:00:00.000Z',
];

it.each([
  ['every time there is', placed, { pending: placed, processing: processed }, ['pending', 'processing']],
  ['the placing alone of an older order', placed, {}, ['pending']],
  ['nothing of an order without any date', null, {}, []],
  [
    'the order of events, not of names',
    placed,
    { pending: placed, cancelled: processed, processing: cancelled },
    ['pending', 'cancelled', 'processing'],
  ],
  ['a cancellation of an order without a date', null, { cancelled }, ['cancelled']],
])('tells %s', (_what, orderedAt, statusTimes, expected) => {
  expect(statusHistory({ orderedAt, statusTimes }).map(({ status }) => status)).toEqual(expected);
});
