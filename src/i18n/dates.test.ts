import { describe, expect, it } from 'vitest';
import { addDays, formatDateTime, formatDay, formatTime } from '@/lib/time/dates';
import { language as en } from './en/language';
import { language as hi } from './hi/language';

describe('the shop’s days', () => {
  it('begin at midnight in India, not in UTC', () => {
    expect(formatDay('2026-11-19T18:29:59Z', en)).toBe('19 Nov 2026');
    expect(formatDay('2026-11-19T18:30:00Z', en)).toBe('20 Nov 2026');
  });

  it.each([
    ['2026-01-25T18:30:00Z', '26 Jan 2026', '26 जनवरी 2026'],
    ['2026-02-14T06:00:00Z', '14 Feb 2026', '14 फ़रवरी 2026'],
    ['2026-12-31T18:29:59Z', '31 Dec 2026', '31 दिसंबर 2026'],
  ])('are written in the words of the language: %s', (iso, english, hindi) => {
    expect(formatDay(iso, en)).toBe(english);
    expect(formatDay(iso, hi).normalize('NFD')).toBe(hindi.normalize('NFD'));
  });

  it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9)).toISOString()))(
    'are written as the browser itself would: %s',
    iso => {
      const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
      expect(formatDay(iso, en)).toBe(new Intl.DateTimeFormat('en-IN', format).format(new Date(iso)));
    },
  );

  it.each([
    ['2026-11-19T18:30:00Z', '12:00 am', 'रात 12:00'],
    ['2026-11-20T00:52:00Z', '6:22 am', 'सुबह 6:22'],
    ['2026-11-20T05:12:00Z', '10:42 am', 'सुबह 10:42'],
    ['2026-11-20T06:35:00Z', '12:05 pm', 'दोपहर 12:05'],
    ['2026-11-20T13:30:00Z', '7:00 pm', 'शाम 7:00'],
    ['2026-11-20T18:29:59Z', '11:59 pm', 'रात 11:59'],
  ])('show times of India in twelve hours, as people say them: %s', (iso, english, hindi) => {
    expect(formatTime(iso, en)).toBe(english);
    expect(formatTime(iso, hi).normalize('NFD')).toBe(hindi.normalize('NFD'));
  });

  it('are said with their time', () => {
    expect(formatDateTime('2026-11-20T00:52:00Z', en)).toBe('20 Nov 2026, 6:22 am');
  });

  it('can be counted on', () => {
    expect(addDays('2026-02-26T10:00:00.000Z', 5)).toBe('2026-03-03T10:00:00.000Z');
  });
});
