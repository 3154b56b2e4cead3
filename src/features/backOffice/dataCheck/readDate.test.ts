import { expect, it } from 'vitest';
import type { PlainValue } from '@/lib/plainData';
import { readDate } from './readDate';

it.each([
  ['an instant', '2024-03-01T10:00:00Z', '2024-03-01T10:00:00.000Z'],
  ['an instant with its zone', '2024-03-01T10:00:00+0530', '2024-03-01T04:30:00.000Z'],
  ['a day, which begins in India', '2024-03-01', '2024-02-29T18:30:00.000Z'],
  ['a time without a zone, which is India’s', '2024-03-01T10:00', '2024-03-01T04:30:00.000Z'],
  ['a time after a space', ' 2024-03-01 10:00:30.5 ', '2024-03-01T04:30:30.500Z'],
  ['milliseconds', 1_709_287_200_000, '2024-03-01T10:00:00.000Z'],
  ['seconds', 1_709_287_200, '2024-03-01T10:00:00.000Z'],
  ['milliseconds in a text', '1709287200000', '2024-03-01T10:00:00.000Z'],
  ['seconds in a text', '1709287200', '2024-03-01T10:00:00.000Z'],
  [
    'what a browser prints',
    'Fri Mar 01 2024 15:30:00 GMT+0530 (India Standard Time)',
    '2024-03-01T10:00:00.000Z',
  ],
  ['what a mail says', 'Fri, 01 Mar 2024 10:00:00 GMT', '2024-03-01T10:00:00.000Z'],
  ['a timestamp that was JSON', { seconds: 1_709_287_200, nanoseconds: 5 }, '2024-03-01T10:00:00.000Z'],
  ['another that was JSON', { _seconds: 1_709_287_200, _nanoseconds: 5 }, '2024-03-01T10:00:00.000Z'],
] satisfies [string, PlainValue, string][])('reads %s', (_form, value, iso) => {
  expect(readDate(value)).toBe(iso);
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['words', 'next Monday'],
  ['figures that mean two days', '03/04/2024'],
  ['a month without a zone', 'Mar 1, 2024'],
  ['a month there is not', '2024-13-01'],
  ['a day there is not', '2024-02-30'],
  ['a moment of a day there is not', '2023-02-29T10:00:00Z'],
  ['a day before any shop', '1999-12-31'],
  ['a day after this century', '2100-06-01'],
  ['a small number', 5],
  ['a list', [1_709_287_200]],
  ['another map', { day: 1 }],
  ['true', true],
] satisfies [string, PlainValue | undefined][])('does not guess %s', (_form, value) => {
  expect(readDate(value)).toBeNull();
});
