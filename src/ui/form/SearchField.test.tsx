import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '../../../test/support/clock';
import { SearchField } from './SearchField';

const BETWEEN_LETTERS_MS = 100;
const REST_MS = 250;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW }));

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A search box whose owner settles a search only when the test says so, typed into letter by letter. */
function renderField(initial = '') {
  const searched: string[] = [];
  const onSearch = (text: string) => void searched.push(text);
  const field = (value: string) => (
    <SearchField aria-label="Search" placeholder="" value={value} onSearch={onSearch} />
  );
  const { rerender } = render(field(initial));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  return {
    searched,
    box,
    type(text: string) {
      for (const letter of text) {
        pass(BETWEEN_LETTERS_MS);
        fireEvent.change(box, { target: { value: box.value + letter } });
      }
    },
    settle: (value: string) => rerender(field(value)),
  };
}

it('searches once, when typing rests', () => {
  const { type, searched } = renderField();
  type('asha');
  pass(REST_MS - 1);
  expect(searched).toEqual([]);
  pass(1);
  expect(searched).toEqual(['asha']);
});

it('keeps what was typed on when its own earlier search comes back', () => {
  const { type, searched, box, settle } = renderField();
  type('as');
  pass(REST_MS);
  expect(searched).toEqual(['as']);
  type('ha');
  settle('as');
  expect(box).toHaveValue('asha');
  pass(REST_MS);
  expect(searched).toEqual(['as', 'asha']);
});

it('follows a search that changed elsewhere, and forgets what was not yet searched', () => {
  const { type, searched, box, settle } = renderField('asha');
  type(' rao');
  settle('');
  expect(box).toHaveValue('');
  type('x');
  pass(REST_MS);
  expect(searched).toEqual(['x']);
});

it('does not call back whoever has followed a link before typing rested', () => {
  const { type, searched } = renderField();
  type('asha');
  const { pathname } = globalThis.location;
  globalThis.history.pushState(null, '', '/elsewhere');
  pass(REST_MS);
  globalThis.history.replaceState(null, '', pathname);
  expect(searched).toEqual([]);
});
