import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { openShopBackend, renderApp } from './renderApp';

const AT = '/admin/dashboard/inventory';

type Open = {
  /** What follows the page's address: `?edit=1`. */
  readonly search?: string;
  /** What the shop holds besides the small shop's three bottles. */
  readonly prepare?: (backend: LocalFirebase) => Promise<void>;
};

/** The page of the inventory of a small shop, with its list on screen. */
export async function openInventory({ search = '', prepare }: Open = {}) {
  const backend = await openShopBackend();
  await prepare?.(backend);
  const app = await renderApp({ at: `${AT}${search}`, as: 'admin', backend });
  await screen.findByText(/^Showing \d+ to|^No inventory items found/);
  // While it is being read there is nothing to refresh.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  return app;
}
export type Inventory = Awaited<ReturnType<typeof openInventory>>;

/** The page in a tab opened on the same device, whoever is signed in there. */
export async function reopenInventory(backend: LocalFirebase) {
  const app = await renderApp({ at: AT, backend });
  await screen.findByText(/^Showing \d+ to/);
  return app;
}

export const itemIn = (backend: LocalFirebase, productId: string) =>
  backend.firestore.documents.read(`inventory/${productId}`)?.fields;
export const stockIn = (backend: LocalFirebase, productId: string) =>
  Number((itemIn(backend, productId)?.inStock as { integerValue: string } | undefined)?.integerValue);
export const movementsIn = (backend: LocalFirebase) =>
  backend.firestore.documents.list('stockMovements').map(({ fields }) => fields);

export const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What a change needs of the server; the list can still be read. */
const WRITES = { path: { regex: ':(commit|batchGet)' } } as const;
export const stopWrites = (backend: LocalFirebase) =>
  backend.faults.inject({ match: WRITES, fault: { kind: 'dropRequest' } });
export function allowWrites(backend: LocalFirebase): void {
  backend.faults.clear();
  globalThis.dispatchEvent(new Event('online'));
}
