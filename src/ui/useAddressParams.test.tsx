import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParams } from './useAddressParams';

function Page() {
  const [params, change] = useAddressParams();
  const set = (name: string, value: string) =>
    change(current => {
      const next = new URLSearchParams(current);
      next.set(name, value);
      return next;
    });
  return (
    <>
      <p>{`shows ${params}`}</p>
      <button type="button" onClick={() => set('q', 'jar')}>
        Search
      </button>
      <button type="button" onClick={() => set('dialog', 'export')}>
        Open
      </button>
    </>
  );
}

it('a change keeps an earlier one that is not rendered yet', async () => {
  globalThis.history.replaceState(null, '', '/?status=pending');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  // As a browser does: the second click comes before the first is rendered.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Search' }).click();
  await Promise.resolve();
  expect(screen.getByText('shows status=pending')).toBeVisible();
  screen.getByRole('button', { name: 'Open' }).click();
  expect(await screen.findByText('shows status=pending&q=jar&dialog=export')).toBeVisible();
  expect(globalThis.location.search).toBe('?status=pending&q=jar&dialog=export');
});
