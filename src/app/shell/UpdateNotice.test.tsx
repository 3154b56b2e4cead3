import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { UpdateState } from '@/services/platform/appUpdates';
import { UpdateNotice } from './UpdateNotice';

function openNotice() {
  let tell = (_state: UpdateState) => {};
  const updates = {
    apply: vi.fn(),
    keep: vi.fn(),
    watch: (listener: (state: UpdateState) => void) => {
      tell = listener;
      return () => {};
    },
  };
  render(<UpdateNotice updates={updates} />);
  return { updates, user: userEvent.setup(), become: (state: UpdateState) => act(() => tell(state)) };
}

it('says nothing while there is nothing newer', () => {
  openNotice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('offers a new version politely, and takes it on the word', async () => {
  const { updates, user, become } = openNotice();
  become('ready');
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
  expect(updates.apply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(updates.apply).toHaveBeenCalledOnce();
  become('taking');
  expect(screen.getByRole('status')).toHaveTextContent('Opening the new version…');
  expect(screen.queryByRole('button')).toBeNull();
});

it('is gone after Later, until there is something else to say', async () => {
  const { user, become } = openNotice();
  become('ready');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  become('replaced');
  expect(screen.getByRole('status')).toHaveTextContent(/updated in another tab/);
});
