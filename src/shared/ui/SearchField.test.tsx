import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchField } from './SearchField';

/** A search box whose owner settles a search only when the test says so. */
function renderField(initial = '') {
  const user = userEvent.setup();
  const searched: string[] = [];
  const onSearch = (text: string) => void searched.push(text);
  const field = (value: string) => (
    <SearchField label="Search" placeholder="" value={value} onSearch={onSearch} />
  );
  const { rerender } = render(field(initial));
  return {
    user,
    searched,
    box: screen.getByLabelText('Search'),
    settle: (value: string) => rerender(field(value)),
  };
}

it('searches once, when typing rests', async () => {
  const { user, searched, box } = renderField();
  await user.type(box, 'asha');
  await waitFor(() => expect(searched).toEqual(['asha']));
});

it('keeps what was typed on when its own earlier search comes back', async () => {
  const { user, searched, box, settle } = renderField();
  await user.type(box, 'as');
  await waitFor(() => expect(searched).toEqual(['as']));
  await user.type(box, 'ha');
  settle('as');
  expect(box).toHaveValue('asha');
  await waitFor(() => expect(searched).toEqual(['as', 'asha']));
});

it('follows a search that changed elsewhere, and forgets what was not yet searched', async () => {
  const { user, searched, box, settle } = renderField('asha');
  await user.type(box, ' rao');
  settle('');
  expect(box).toHaveValue('');
  await user.type(box, 'x');
  await waitFor(() => expect(searched).toEqual(['x']));
});
