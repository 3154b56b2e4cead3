import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/renderApp';

/** Whether the code that understands a product can be loaded. */
const code = vi.hoisted(() => ({ lost: true }));

vi.mock('@/data/product/productDocument', async load => {
  const real = await load<typeof import('@/data/product/productDocument')>();
  return {
    ...real,
    parseProducts(...documents: Parameters<typeof real.parseProducts>) {
      if (code.lost) throw new TypeError('Importing a module script failed');
      return real.parseProducts(...documents);
    },
  };
});

it('a menu whose code did not come is one that could not be read without a network, and is there at the next try', async () => {
  const { user } = await renderApp({ at: '/menu' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The menu could not be loaded. You seem to be offline.',
  );
  code.lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 products')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
