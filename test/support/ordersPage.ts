import { screen, within } from '@testing-library/react';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import type { SeedFields } from '../../local-firebase/seed/seedValue';
import { NOW } from './clock';
import { openShopBackend, renderApp } from './renderApp';
import { anOrder, put } from './shop';

export const ORDERS = '/admin/dashboard/orders';

/** Minutes before the moment every test happens at. */
export const minutesAgo = (minutes: number): Date => new Date(NOW - minutes * 60_000);

/** Orders by their ids, each a minute older than the one before it; what is not said of one is as `anOrder` has it. */
export async function putOrders(
  backend: LocalFirebase,
  orders: { readonly [id: string]: SeedFields },
): Promise<void> {
  for (const [index, [id, fields]] of Object.entries(orders).entries()) {
    const at = minutesAgo(index + 1);
    await put(
      backend,
      `orders/${id}`,
      anOrder(id, { orderDate: at, createdAt: at, updatedAt: at, ...fields }),
    );
  }
}

/** The staff's list of orders, with these in the shop. */
export async function openOrders(orders: { readonly [id: string]: SeedFields }, search = '') {
  const backend = await openShopBackend();
  await putOrders(backend, orders);
  const app = await renderApp({ at: `${ORDERS}${search}`, as: 'admin', backend });
  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  return app;
}

/** The ids of the table's rows, from the top. */
export const shownIds = (): string[] =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(header => within(header).getByRole('link').textContent ?? '');

export const statusIn = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`orders/${id}`)?.fields.status;
