import { expect, it } from 'vitest';
import { weekdaysText } from './weekday';

it.each([
  [[1], 'Mon'],
  [[1, 2], 'Mon, Tue'],
  [[1, 2, 3], 'Mon – Wed'],
  [[1, 2, 3, 4, 5, 6], 'Mon – Sat'],
  [[1, 3, 4, 5, 6], 'Mon, Wed – Sat'],
  [[1, 2, 3, 6], 'Mon – Wed, Sat'],
  [[6, 2, 4], 'Tue, Thu, Sat'],
  [[1, 2, 3, 4, 5, 6, 7], 'Daily'],
  [[], ''],
])('names the days %o: %s', (days, text) => {
  expect(weekdaysText(days, 'Daily', { locale: 'en-IN' })).toBe(text);
});

it('names them in the language on screen', () => {
  expect(weekdaysText([1, 2, 3, 4, 5], '', { locale: 'hi-IN' })).toBe('सोम – शुक्र');
});
