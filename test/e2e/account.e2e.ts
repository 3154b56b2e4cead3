import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible';
import { signInCustomer } from './customer';
import {
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
  test,
  testWithShell,
} from './journey';

/** What Chromium says of an answer that Auth refuses with. */
const REFUSED = /Failed to load resource: the server responded with a status of 400/;
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/projects/demo-bottled-water/accounts';

type Person = { readonly email: string; readonly password: string };

/** An account of this journey's own: what it changes must not be missed by another. */
async function aCustomer(page: Page, email: string): Promise<Person & { readonly uid: string }> {
  const password = 'spring-water-9';
  const headers = { authorization: 'Bearer owner' };
  const made = await page.request.post(`${ACCOUNTS}?key=local`, {
    headers,
    data: { email, password, displayName: 'Nila Iyer', emailVerified: true },
  });
  expect(made.status()).toBe(200);
  const { localId } = await made.json();
  return { email, password, uid: localId };
}

async function signIn(page: Page, { email, password }: Person, at = '/profile') {
  await page.goto(at);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  // Not only on the way: a page that is opened now would cut it short.
  await page.waitForFunction(() => localStorage.getItem('user') === null);
}

async function enterPasswords(page: Page, current: string, next: string) {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('a customer changes the password and signs in with the new one', async ({
  page,
  expectConsoleErrors,
}, info) => {
  expectConsoleErrors(REFUSED);
  const person = await aCustomer(page, `changes-${info.project.name}@demo.test`);
  await signIn(page, person);
  // The addresses come with code of their own, above the password: a press meanwhile may hit what was there before.
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await enterPasswords(page, 'not-the-one', 'monsoon-rain-7');
  await expect(page.getByRole('alert')).toHaveText('This is not your current password.');
  await enterPasswords(page, person.password, 'monsoon-rain-7');
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/');
  await signIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Or email not verified.');
  await signIn(page, { ...person, password: 'monsoon-rain-7' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
});

test('a customer changes the email through the mail to the new one, and signs in with it', async ({
  page,
  context,
  expectConsoleErrors,
}, info) => {
  expectConsoleErrors(REFUSED);
  const person = await aCustomer(page, `leaves-${info.project.name}@demo.test`);
  const email = `arrives-${info.project.name}@demo.test`;
  await signIn(page, person);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone (optional)').fill('9812345670');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Your password').fill('not-the-one');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('9812345670');
  await expect(page.getByLabel('Your password')).toHaveValue('');
  await page.getByLabel('Your password').fill('not-the-one');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not your password.');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  const sent = `We have sent a link to ${email}; until you open it, you sign in with ${person.email}.`;
  await expect(page.getByText(sent)).toBeVisible();
  await page.reload();
  await expect(page.getByText(sent)).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.goto('/__local/mailbox');
  const mail = mailbox.getByRole('listitem').filter({ hasText: email });
  await mail.getByRole('link', { name: 'Confirm new address' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your email was changed' })).toBeVisible();
  await mailbox.close();
  // Chromium without a window takes every page for visible, always.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^You are signed out/)).toBeVisible();

  await signIn(page, { ...person, email });
  await expect(page.getByRole('region', { name: 'Personal info' }).getByText(email)).toBeVisible();
  await expect(page.getByText(sent)).toHaveCount(0);
  await expect
    .poll(async () => (await storedDocument(page, `users/${person.uid}`))?.fields)
    .toMatchObject({ email: { stringValue: email }, phone: { stringValue: '9812345670' } });
});

test('a forgotten password is chosen anew through the mail', async ({ page, context }, info) => {
  const person = await aCustomer(page, `forgets-${info.project.name}@demo.test`);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText(/^If there is an account with this address/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(dialog.getByRole('button', { name: /^Send again in/ })).toBeDisabled();

  const mailbox = await context.newPage();
  await mailbox.goto('/__local/mailbox');
  const mail = mailbox.getByRole('listitem').filter({ hasText: person.email });
  await mail.getByRole('link', { name: 'Choose a new password' }).click();
  await mailbox.getByLabel('New password', { exact: true }).fill('monsoon-rain-8');
  await mailbox.getByRole('button', { name: 'Save new password' }).click();
  // Who has just chosen it is not asked for it again.
  await expect(mailbox.getByText('Your new password counts')).toBeVisible();
  await mailbox.goto('/profile');
  await expect(mailbox.getByText(person.email)).toBeVisible();
  await signOut(mailbox);
  await mailbox.close();

  await signIn(page, { ...person, password: 'monsoon-rain-8' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
});

testWithShell(
  'a profile saved offline is there after a reload, and is sent with the connection',
  async ({ page, context, expectConsoleErrors }, info) => {
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    const person = await aCustomer(page, `moves-${info.project.name}@demo.test`);
    await signIn(page, person);
    await expect(page.getByText('Not given yet').first()).toBeVisible();
    await cachedOnDevice(page);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Nila R. Iyer');
    await page.getByLabel('Phone (optional)').fill('+91 98123 45670');
    await page.getByLabel('Delivery address (optional)').fill('31 Residency Road, Bengaluru 560025');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
    await expect(page.getByText('9812345670')).toBeVisible();
    expect(await storedDocument(page, `users/${person.uid}`)).toBeNull();

    await context.setOffline(false);
    await expect(page.getByText('Saved on this device, not sent yet')).toHaveCount(0);
    expect((await storedDocument(page, `users/${person.uid}`))?.fields).toMatchObject({
      name: { stringValue: 'Nila R. Iyer' },
      phone: { stringValue: '9812345670' },
      address: { stringValue: '31 Residency Road, Bengaluru 560025' },
    });
  },
);

const signedOutQuietly = async (page: Page, heading: string) => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('You are signed out')).toHaveCount(0);
};

async function inTwoTabs(page: Page, context: BrowserContext, at: string) {
  await page.goto(at);
  const other = await context.newPage();
  await other.goto(at);
  await expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toBeAttached();
  await expect(other.getByRole('button', { name: 'Logout', includeHidden: true })).toBeAttached();
  return other;
}

test('a sign-out that was asked for ends the session in every tab, and is not called an end', async ({
  page,
  context,
}) => {
  await signInCustomer(page);
  const other = await inTwoTabs(page, context, '/track-order');
  await signOut(page);
  await signedOutQuietly(other, 'Welcome Back');
  await other.reload();
  await signedOutQuietly(other, 'Welcome Back');
  await other.close();

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  const otherOffice = await inTwoTabs(page, context, '/admin/dashboard/orders');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOutQuietly(otherOffice, 'Staff sign-in');
});

test('a sign-out holds, though another tab was still asking who is signed in', async ({ page, context }) => {
  await signInCustomer(page);
  const other = await context.newPage();
  const held: Route[] = [];
  await other.route('**/accounts:lookup**', route => void held.push(route));
  await other.goto('/track-order');
  await expect.poll(() => held.length).toBe(1);
  await signOut(page);
  await held[0]?.continue();
  await signedOutQuietly(other, 'Welcome Back');
  await page.goto('/track-order');
  await signedOutQuietly(page, 'Welcome Back');
});

test('axe finds nothing on the account’s screens, in any state', async ({
  page,
  context,
  expectConsoleErrors,
}, info) => {
  expectConsoleErrors(REFUSED);
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  const person = await aCustomer(page, `looks-${info.project.name}@demo.test`);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, person);
  await expect(page.getByText('Not given yet').first()).toBeVisible();
  // A toast passes; what is under it stays.
  await expect(page.getByText('Logged in successfully!')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Phone (optional)').fill('1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await enterPasswords(page, 'not-the-one', 'monsoon-rain-7');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(`new-${person.email}`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter your password to change your email.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone (optional)').fill('');
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^We have sent a link to/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();

  await context.setOffline(true);
  await page.getByLabel('Phone (optional)').fill('9812345670');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
});
