import type { Page } from '@playwright/test';
import { onOfficial } from '../support/official';
import { expect } from './journey';

/** Signs in as the seeded admin, and has the shell to go on with. */
export async function signInAsStaff(page: Page): Promise<void> {
  await page.goto('/admin');
  // The credentials stand there already, in a build for the local backend.
  if (onOfficial) {
    await page.getByLabel('Email').fill('admin@demo.test');
    await page.getByLabel('Password', { exact: true }).fill('admin-demo-1');
  }
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

type Field = {
  readonly timestampValue?: string;
  readonly stringValue?: string;
  readonly doubleValue?: number;
  readonly integerValue?: string;
};
type Fields = { readonly [field: string]: Field | undefined };
type Stored = { readonly name: string; readonly fields: Fields };

/** Every document of a collection that the local backend holds, past every rule. */
export async function storedDocuments(page: Page, collectionId: string): Promise<readonly Stored[]> {
  const response = await page.request.post(
    '/v1/projects/demo-bottled-water/databases/(default)/documents:runQuery',
    {
      headers: { authorization: 'Bearer owner' },
      data: { structuredQuery: { from: [{ collectionId }] } },
    },
  );
  const answers: readonly { readonly document?: Stored }[] = await response.json();
  return answers.flatMap(({ document }) => document ?? []);
}

/** When an order was placed, in milliseconds; null where it does not say. */
export function placedAt({ fields: { orderDate } }: Stored): number | null {
  const iso = orderDate?.timestampValue ?? orderDate?.stringValue;
  return iso === undefined ? null : Date.parse(iso);
}

/**
 * Has one of the shop's delivered orders placed just now. The seed's were placed before the shop was started: soon after
 * midnight in India none of them is of today, of this week or of this month.
 *
 * @returns puts the order back where it was: the stock ledger adds up in the order in which things happened
 */
export async function placeOneToday(page: Page): Promise<() => Promise<void>> {
  const order = (await storedDocuments(page, 'orders')).find(
    ({ fields }) =>
      fields.status?.stringValue === 'delivered' && fields.quantities && fields.orderDate?.timestampValue,
  );
  if (!order) throw new Error('The shop has no delivered order.');
  const now = await momentOf(page);
  return setFields(page, order, { orderDate: now, createdAt: now, updatedAt: now });
}

/**
 * Has one of the shop's pending orders be due today: of the seed's, none may be.
 *
 * @returns puts the order back
 */
export async function makeOneDueToday(page: Page): Promise<() => Promise<void>> {
  const order = (await storedDocuments(page, 'orders')).find(
    ({ fields }) => fields.status?.stringValue === 'pending' && fields.estimatedDelivery?.timestampValue,
  );
  if (!order) throw new Error('The shop has no pending order.');
  const now = await momentOf(page);
  return setFields(page, order, { estimatedDelivery: now, updatedAt: now });
}

const momentOf = async (page: Page): Promise<Field> => ({
  timestampValue: await page.evaluate(() => new Date().toISOString()),
});

/** Changes fields of a document, past every rule; the answer gives them back what they had. */
async function setFields(page: Page, { name, fields }: Stored, changed: Fields) {
  const set = async (values: Fields) => {
    const mask = Object.keys(values).map(field => `updateMask.fieldPaths=${field}`);
    const response = await page.request.patch(`/v1/${name}?${mask.join('&')}`, {
      headers: { authorization: 'Bearer owner' },
      data: { fields: values },
    });
    expect(response.ok()).toBe(true);
  };
  await set(changed);
  return () => set(Object.fromEntries(Object.keys(changed).map(field => [field, fields[field]])));
}
