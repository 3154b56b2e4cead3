import { describe, expect, it } from 'vitest';
import { accountLabels as account } from '@/i18n/en/account';
import { adminOrdersLabels as adminOrders } from '@/i18n/en/backOffice/adminOrders';
import { customersLabels as customers } from '@/i18n/en/backOffice/customers';
import { inventoryLabels as inventory } from '@/i18n/en/backOffice/inventory';
import { staffSignInLabels as staffSignIn } from '@/i18n/en/backOffice/staffSignIn';
import { commonLabels as common } from '@/i18n/en/common';
import { customerLabels as customer } from '@/i18n/en/customer';
import { menuPartsLabels as menuParts } from '@/i18n/en/menu/menuParts';
import { shellLabels as shell } from '@/i18n/en/shell';
import { storefrontLabels as storefront } from '@/i18n/en/storefront';
import { sourceFiles } from './sourceFiles';

/** Spec §8, sentence by sentence, with what spec §5 and §2 have a form say. */
const SENTENCES = [
  ['storefront sign-in failure', 'Invalid email or password. Or email not verified.'],
  ['unverified email at sign-in', 'Please verify your email before logging in.'],
  ['unexpected exception on the login screen', 'An error occurred. Please try again.'],
  ['the toast beside it', 'Something went wrong. Try again.'],
  ['login success', 'Logged in successfully!'],
  ['sign-up success', 'Account created successfully!'],
  ['the alert beside it', 'Sign-up successful! Please check your email to verify your account.'],
  ['order placement failure', '❌ Failed to place order. Try again.'],
  ['order placement success', '✅ Order placed successfully!'],
  ['admin sign-in failure', 'Invalid email or password'],
  ['admin order update failure', '❌ Failed to update order. Please try again.'],
  ['admin order update success', '✅ Order updated successfully!'],
  ['an empty table of orders', 'No orders found matching your criteria'],
  ['an empty table of the inventory', 'No inventory items found matching your criteria'],
  ['an empty table of customers', 'No customers found matching your criteria'],
  ['an unknown path', 'Page Not Found'],
  ['a routing failure', 'Unexpected Application Error!'],
  ['a phone that is none (§5)', 'Please enter a valid 10-digit phone number.'],
  ['an email that is none (§5)', 'Please enter a valid email address.'],
  ['an address that is not complete (§5)', 'Please enter a complete delivery address.'],
  ['an order by nobody (§5)', 'Please log in to place an order.'],
  ['two new passwords that differ (§5)', 'New passwords do not match'],
  ['a menu without a match (§2)', 'No products found'],
  ['an order page without a product (§2)', 'No Product Selected'],
] as const;

function textsIn(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

const said = new Set(
  [
    account,
    adminOrders,
    common,
    customer,
    customers,
    inventory,
    menuParts,
    shell,
    staffSignIn,
    storefront,
  ].flatMap(textsIn),
);

/** Tests that put a screen up and look at it. */
const screenTests = [...sourceFiles('src'), ...sourceFiles('test')]
  .filter(({ path }) => /\.(test\.tsx|e2e\.ts)$/.test(path))
  .map(({ text }) => text);

describe('the error catalogue', () => {
  it.each(SENTENCES)('says of %s, word for word: %s', (_situation, sentence) => {
    expect(said).toContain(sentence);
  });

  it.each(SENTENCES)('is named in a screen test, of %s', (_situation, sentence) => {
    expect(screenTests.some(text => text.includes(`'${sentence}'`))).toBe(true);
  });
});
