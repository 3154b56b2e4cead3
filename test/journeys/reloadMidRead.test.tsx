import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';

it('a page closed while it was reading begins anew: nothing stays "loading" from before', async () => {
  const backend = await openShopBackend();
  await renderApp({ at: '/menu', backend });
  await screen.findByRole('heading', { name: 'Premium Water' });
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();
  await closeBrowser();

  const fault = backend.faults.inject({ match: { path: '/documents/inventory' }, fault: { kind: 'hang' } });
  const reading = await renderApp({ at: '/menu', backend });
  expect(await screen.findByRole('heading', { name: 'Premium Water' })).toBeVisible();
  const queries = Object.values(reading.store.getState().api.queries);
  expect(queries).toMatchObject([{ endpointName: 'listProducts', status: 'pending' }]);
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();
  await closeBrowser();

  // What the device holds is what was read, never that something is being read.
  const kept = Object.values({ ...localStorage }).join();
  expect(kept).toContain('Premium Water');
  expect(kept).not.toContain('pending');
  backend.faults.clear(fault);
  const { store } = await renderApp({ at: '/menu', backend });
  expect(await screen.findByText('3 products')).toBeVisible();
  await expect
    .poll(() => Object.values(store.getState().api.queries))
    .toMatchObject([{ endpointName: 'listProducts', status: 'fulfilled' }]);
});
