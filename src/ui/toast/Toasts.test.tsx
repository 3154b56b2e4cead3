import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '../../../test/support/clock';
import { showActionToast } from './actionToast';
import { Toasts } from './Toasts';
import { showToast } from './toast';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const open = (position: 'top-center' | 'top-right' = 'top-center') => render(<Toasts position={position} />);

/** A toast is on its way out as soon as it has been dismissed, and gone a second later. */
const isShown = (message: string) => screen.queryByText(message) !== null;
const REMOVAL_MS = 1000;

/** In steps, as the time comes: what is due in the middle of one would be seen at its end. */
function goesASecondAfter(ms: number) {
  pass(ms);
  pass(REMOVAL_MS - 1);
  expect(isShown('Words')).toBe(true);
  pass(1);
  expect(isShown('Words')).toBe(false);
}

const SHOW = {
  blank: () => toast('Words'),
  error: () => toast.error('Words'),
  success: () => toast.success('Words'),
  custom: () => toast.custom('Words'),
} as const;

describe('a toast', () => {
  it.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('that is %s stays for %d ms and goes a second later', (kind, durationMs) => {
    open();
    act(() => void SHOW[kind]());
    pass(durationMs - 1);
    goesASecondAfter(1);
  });

  it('that is loading stays until it is dismissed', () => {
    open();
    act(() => void toast.loading('Words'));
    pass(3_600_000);
    expect(isShown('Words')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    pass(REMOVAL_MS);
    expect(isShown('Words')).toBe(false);
  });

  it('comes instead of the last about the same as one of its own, which is read out, and stays as long', () => {
    open();
    const undo = { label: 'Undo', onAct: () => {} };
    act(() => showActionToast('Words before', undo, 'a bottle'));
    const before = screen.getByText('Words before');
    pass(10_000);
    act(() => showActionToast('Words', undo, 'a bottle'));
    expect(before).not.toBeInTheDocument();
    pass(9999);
    goesASecondAfter(1);
  });

  it('waits for as long as the pointer is on it', () => {
    const { container } = open();
    act(() => void toast.success('Words'));
    const toaster = container.querySelector('[data-toaster]');
    if (!toaster) throw new Error('There is no toaster.');
    pass(1500);
    fireEvent.mouseEnter(toaster);
    pass(60_000);
    expect(isShown('Words')).toBe(true);
    fireEvent.mouseLeave(toaster);
    goesASecondAfter(500);
  });

  it('is reached by its key, waits for as long as the focus is on it, and gives the focus back', () => {
    render(<button type="button">Here</button>);
    open();
    act(() => void toast.success('Words'));
    const here = screen.getByRole('button', { name: 'Here' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    here.focus();
    pass(1500);
    fireEvent.keyDown(here, { key: 'F8' });
    expect(dismiss).toHaveFocus();
    pass(60_000);
    expect(isShown('Words')).toBe(true);
    fireEvent.keyDown(dismiss, { key: 'F8' });
    expect(here).toHaveFocus();
    fireEvent.keyDown(here, { key: 'F8' });
    fireEvent.click(dismiss);
    expect(here).toHaveFocus();
    pass(REMOVAL_MS);
    expect(isShown('Words')).toBe(false);
  });

  it('leaves the focus on the page where what had it is gone', () => {
    const { rerender } = render(
      <main tabIndex={-1}>{[<button key="1" type="button" aria-label="Here" />]}</main>,
    );
    open();
    act(() => void toast.success('Words'));
    screen.getByRole('button', { name: 'Here' }).focus();
    fireEvent.keyDown(document.body, { key: 'F8' });
    rerender(<main tabIndex={-1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('makes the twenty-first the last but twenty', () => {
    open();
    act(() => {
      for (let count = 1; count <= 25; count += 1) toast(`Words ${count}`);
    });
    expect(screen.getAllByText(/^Words/)).toHaveLength(20);
    expect(isShown('Words 5')).toBe(false);
    expect(isShown('Words 25')).toBe(true);
  });

  it.each([
    ['top-center', 'center'],
    ['top-right', 'flex-end'],
  ] as const)('stands %s, at most 350 px wide', (position, place) => {
    open(position);
    act(() => void toast('Words'));
    const bar = screen.getByText('Words').parentElement;
    expect(bar).toHaveStyle({ maxWidth: '350px' });
    expect(bar?.parentElement).toHaveStyle({ top: '0', justifyContent: place });
  });

  it('is read out: it comes into a region that was there before', async () => {
    const { container } = open();
    const region = container.firstElementChild;
    expect(region).toHaveAttribute('aria-live', 'polite');
    await act(() => showToast('error', 'Words'));
    expect(region).toContainElement(screen.getByText('Words'));
    // One region in another would be read twice, or not at all.
    expect(region?.querySelectorAll('[aria-live],[role=status],[role=alert]')).toHaveLength(0);
  });
});
