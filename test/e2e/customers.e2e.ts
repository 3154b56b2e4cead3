import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, storedDocument, test } from './journey';

const CUSTOMERS = '/admin/dashboard/customers';
/** The seeded customer who has the demonstration account. */
const ASHA = 'eTk4ashaRaoDemoCustomer00001';
const QUESTION = 'Are you sure you want to delete Asha Rao?';

/** As staff, with every customer on screen. */
async function openCustomers(page: Page, query = '') {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto(`${CUSTOMERS}${query}`);
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ customers$/)).toBeVisible();
}

const hiddenIn = async (page: Page) => (await storedDocument(page, `customers/${ASHA}`))?.fields.hidden;

test('a customer is added, found by the last digits of the phone, and kept', async ({ page }) => {
  const name = 'Hotel Hill View';
  const digits = '23743';
  await openCustomers(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add customer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Add Customer' }).click();
  await expect(dialog.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Phone').fill(`+91 98111 ${digits}`);
  await dialog.getByLabel('Type').selectOption('Wholesale');
  await dialog.getByRole('button', { name: 'Add Customer' }).click();
  await expect(page.getByText(`${name} was added.`)).toBeVisible();

  await page.getByLabel('Search customers').fill(digits);
  await expect(page.getByText('Showing 1 to 1 of 1 customers')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const id = new URL(page.url()).pathname.slice(CUSTOMERS.length + 1);
  expect(id).toMatch(/^CUST-\d{3}-[0-9A-Z]{12}$/);
  const stored = await storedDocument(page, `customers/${id}`);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: name },
    phone: { stringValue: `98111${digits}` },
    type: { stringValue: 'wholesale' },
    hidden: { booleanValue: false },
  });
});

test('a customer is looked at, edited, deleted and brought back', async ({ page }) => {
  const note = 'Ring at gate 2';
  await openCustomers(page, '?q=asha%20rao');
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Asha Rao' });
  await dialog.getByLabel('Notes').fill(note);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Asha Rao was saved.')).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  const edited = await storedDocument(page, `customers/${ASHA}`);
  expect(edited?.fields).toMatchObject({
    notes: { stringValue: note },
    name: { stringValue: '' },
  });

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This customer was deleted from the list.')).toBeVisible();
  await expect(page.getByText('Asha Rao was deleted.')).toBeVisible();
  expect(await hiddenIn(page)).toEqual({ booleanValue: true });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('This customer was deleted from the list.')).toBeHidden();
  await expect.poll(() => hiddenIn(page)).toEqual({ booleanValue: false });
});
