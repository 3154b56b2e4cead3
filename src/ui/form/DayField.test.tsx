import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '../../../test/support/clock';
import { DayField } from './DayField';

const REST_MS = 500;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW }));

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A field whose owner takes a day only when the test says so, and what it was told. */
function renderField(initial: string, required = false) {
  const told: string[] = [];
  const field = (value: string) => (
    <DayField label="From" value={value} required={required} onDay={day => void told.push(day)} />
  );
  const { rerender } = render(field(initial));
  const box = screen.getByLabelText('From');
  return {
    told,
    box,
    // A browser tells a day after each digit of the year, and an empty text while a part of the day is missing.
    type: (...days: readonly string[]) => {
      for (const value of days) {
        fireEvent.keyDown(box, { key: '2' });
        fireEvent.change(box, { target: { value } });
      }
    },
    /** As a finger or the pointer does, in the calendar of the browser. */
    pick: (value: string) => void fireEvent.change(box, { target: { value } }),
    take: (value: string) => rerender(field(value)),
  };
}

it('keeps a year that is being typed, and tells the day when typing rests', () => {
  const { box, type, told } = renderField('');
  type('0002-03-05');
  expect(box).toHaveValue('0002-03-05');
  type('0020-03-05', '0202-03-05', '2026-03-05');
  expect(box).toHaveValue('2026-03-05');
  expect(told).toEqual([]);
  pass(REST_MS);
  expect(told).toEqual(['2026-03-05']);
});

it('tells a day at once that is picked, and one that was typed when the field is left', () => {
  const { box, pick, type, told } = renderField('');
  pick('2026-03-05');
  pass(0);
  expect(told).toEqual(['2026-03-05']);
  type('2026-03-06');
  pass(0);
  expect(told).toEqual(['2026-03-05']);
  fireEvent.blur(box);
  pass(0);
  expect(told).toEqual(['2026-03-05', '2026-03-06']);
});

it('keeps what is typed on when a half-typed year comes back', () => {
  const { box, type, told, take } = renderField('');
  type('0020-03-05');
  pass(REST_MS);
  type('0202-03-05');
  take('0020-03-05');
  expect(box).toHaveValue('0202-03-05');
  type('2026-03-05');
  pass(REST_MS);
  expect(told).toEqual(['0020-03-05', '2026-03-05']);
});

it('is not filled again while a part of the day is being replaced', () => {
  const { box, type, told } = renderField('2026-03-05', true);
  type('');
  pass(REST_MS);
  expect(box).toHaveValue('');
  type('2026-04-05');
  pass(REST_MS);
  expect(told).toEqual(['', '2026-04-05']);
});

it('follows a day that changed elsewhere', () => {
  const { box, type, take } = renderField('2026-03-05');
  type('');
  take('2026-03-06');
  expect(box).toHaveValue('2026-03-06');
});

it('that must have a day shows the last one again when it is left without', () => {
  const { box, type, told } = renderField('2026-03-05', true);
  type('');
  fireEvent.blur(box);
  expect(box).toHaveValue('2026-03-05');
  pass(REST_MS);
  expect(told).toEqual([]);
});

it('that may be empty stays so when it is left', () => {
  const { box, type, told } = renderField('2026-03-05');
  type('');
  fireEvent.blur(box);
  expect(box).toHaveValue('');
  pass(REST_MS);
  expect(told).toEqual(['']);
});
