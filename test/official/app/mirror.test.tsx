import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { encodeFields } from '../../../local-firebase/seed/seedValue';
import { openOfficialShop } from '../../support/officialShop';
import { closeBrowser, openPage } from '../../support/renderApp';
import { anOrder } from '../../support/shop';

/** Two whole pages of the reading and a part of a third. */
const ORDERS = 650;
const orderId = (index: number) => `A${String(index).padStart(9, '0')}`;
const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000);

/** The queries that the page sends while it does something. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { fetch } = globalThis;
  let queries = 0;
  globalThis.fetch = (input, init) => {
    if (String(input).includes('/documents:runQuery')) queries += 1;
    return fetch(input, init);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return queries;
}

it('staff read every order once by pages, and then what has changed', async () => {
  const { backend, source } = await openOfficialShop();
  const write = (id: string, fields: Parameters<typeof anOrder>[1]) => ({
    path: `orders/${id}`,
    fields: encodeFields(anOrder(id, fields)),
  });
  await backend.firestore.documents.write(
    Array.from({ length: ORDERS }, (_, index) =>
      write(orderId(index), { orderDate: at(index), createdAt: at(index), updatedAt: at(index) }),
    ),
  );
  const last = orderId(ORDERS - 1);
  const visit = async (orders: number) => {
    await openPage({ source, as: 'admin', at: '/admin/dashboard/orders' });
    await screen.findByText(`Showing 1 to 10 of ${orders} orders`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
  };
  // The newest at once, three pages by ids, and what changed meanwhile.
  const first = await queriesOf(() => visit(ORDERS));
  expect(first).toBeGreaterThanOrEqual(5);
  expect(await screen.findByRole('link', { name: new RegExp(last) })).toBeVisible();
  cleanup();
  await closeBrowser();

  await backend.firestore.documents.write([
    write('NEW0000001', { orderDate: new Date(), createdAt: new Date(), updatedAt: new Date() }),
    write(last, { status: 'shipped', orderDate: at(ORDERS), createdAt: at(ORDERS), updatedAt: new Date() }),
  ]);
  const later = await queriesOf(() => visit(ORDERS + 1));
  expect(later).toBeLessThan(first);
  expect(await screen.findByRole('link', { name: /NEW0000001/ })).toBeVisible();
  const row = within(await screen.findByRole('row', { name: new RegExp(last) }));
  expect(row.getByText('Shipped')).toBeVisible();
});
