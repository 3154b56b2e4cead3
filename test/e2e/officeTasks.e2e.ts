import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { expect, test } from './journey';
import { makeOneDueToday, signInAsStaff, storedDocuments } from './staff';

/** The office's ten tasks, as `docs/fast.md` has them with their taps and characters. */
const TABLE = readFileSync('docs/fast.md', 'utf8');

/** Counts what a person does on a tablet: an option of a list is two taps. */
class Hand {
  taps = 0;
  characters = 0;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    await control.tap();
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(option);
  }

  async type(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }
}

/** `prepare`: what the shop must hold besides; the answer takes it back. */
type Task = readonly [
  name: string,
  run: (hand: Hand) => Promise<void>,
  prepare?: (page: Page) => Promise<() => Promise<void>>,
];

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });
const menu = ({ page }: Hand) => page.getByRole('navigation').first();
const toDo = ({ page }: Hand, name: string) =>
  link(page.getByRole('region', { name: 'To do now' }), new RegExp(`^${name}`));
const firstRow = ({ page }: Hand) => page.getByRole('table', { name: 'Orders' }).locator('tbody tr').first();
const dialog = ({ page }: Hand) => page.getByRole('dialog');
const agree = async (hand: Hand, words: string) => {
  const said = hand.page.getByRole('alertdialog', { name: words });
  await hand.tap(button(said, 'OK'));
};

const TASKS: readonly Task[] = [
  [
    'Find an order by the customer’s name',
    async hand => {
      await hand.tap(link(menu(hand), 'Orders'));
      await hand.tap(hand.page.getByLabel('Search orders'));
      await hand.type('kavya');
      await expect(firstRow(hand)).toContainText('Kavya Reddy');
    },
  ],
  [
    'Ship the oldest pending order',
    async hand => {
      await hand.tap(toDo(hand, 'Pending'));
      await hand.tap(button(hand.page.getByRole('columnheader', { name: 'Date' }), /Date/));
      await expect(hand.page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await hand.tap(
        firstRow(hand)
          .getByRole('button', { name: /^View order/ })
          .or(link(firstRow(hand), /^View order/)),
      );
      await hand.tap(button(dialog(hand), 'Mark as processing'));
      await hand.tap(button(dialog(hand), 'Mark as shipped'));
      await expect(dialog(hand).getByText('Saved: Shipped.')).toBeVisible();
    },
  ],
  [
    'Change an address after shipping',
    async hand => {
      await hand.tap(link(menu(hand), 'Orders'));
      await hand.tap(hand.page.getByLabel('Search orders'));
      await hand.type('asha');
      await hand.tap(
        button(hand.page.getByRole('row').filter({ hasText: 'Shipped' }).first(), /^Edit order/),
      );
      const address = dialog(hand).getByLabel(/^Deliver(y address| to)/);
      await hand.tap(address);
      await address.press('End');
      await hand.type(', gate 2');
      await hand.tap(button(dialog(hand), 'Save Changes'));
      await agree(hand, '✅ Order updated successfully!');
    },
  ],
  [
    'Take an order by phone',
    async hand => {
      await hand.tap(link(menu(hand), 'Orders'));
      await hand.tap(button(hand.page, 'New Order'));
      await hand.tap(dialog(hand).getByLabel('Find a customer'));
      await hand.type('kavya');
      await hand.tap(
        dialog(hand).getByRole('list', { name: 'Earlier customers' }).getByRole('button').first(),
      );
      await hand.choose(dialog(hand).getByLabel('Product'), '1');
      await hand.tap(dialog(hand).getByRole('button', { name: 'Add', exact: true }));
      await hand.tap(button(dialog(hand), /^Place Order - ₹/));
      await agree(hand, '✅ Order placed successfully!');
    },
  ],
  [
    'Receive stock',
    async hand => {
      await hand.tap(link(menu(hand), 'Inventory'));
      await hand.tap(button(hand.page, 'Adjust: Eawa Jar 20 L'));
      await hand.tap(dialog(hand).getByLabel('Bottles to add'));
      await hand.type('24');
      await hand.tap(button(dialog(hand), 'Save adjustment'));
      await expect(hand.page.getByText('The stock of Eawa Jar 20 L was adjusted.')).toBeVisible();
    },
  ],
  [
    'See what is to be delivered today, by area',
    async hand => {
      await hand.tap(link(menu(hand), 'Deliveries'));
      await expect(hand.page.getByText(/^Today, /)).toBeVisible();
      // The shop has no areas: there is a group for each PIN code. What is late is in none of them.
      const groups = hand.page.getByRole('region', { name: /^(Any time|.+:.+) · .*PIN code \d{6}$/ });
      await expect(groups.first().getByRole('listitem').first()).toBeVisible();
    },
    makeOneDueToday,
  ],
  [
    'See who has not paid',
    async hand => {
      await hand.tap(toDo(hand, 'Cash to collect'));
      await expect(hand.page).toHaveURL(/payment=cashUnpaid/);
      // A row does not say how it is paid.
      const unpaid = (await storedDocuments(hand.page, 'orders')).filter(
        ({ fields }) => fields.paymentMethod?.stringValue === 'cash' && fields.payment === undefined,
      );
      const numbers = unpaid.map(({ name }) => orderNumber(name.split('/').at(-1) ?? ''));
      await expect(link(firstRow(hand), /^View order/)).toHaveAccessibleName(
        new RegExp(`^View order (${numbers.join('|')})$`),
      );
    },
  ],
  [
    'Correct a count',
    async hand => {
      await hand.tap(link(menu(hand), 'Inventory'));
      await hand.tap(button(hand.page, 'Adjust: Premium Water 2 L'));
      await hand.tap(dialog(hand).getByText('Count', { exact: true }));
      await hand.tap(dialog(hand).getByLabel('Bottles counted on the shelf'));
      await hand.page.keyboard.press('ControlOrMeta+a');
      await hand.type('40');
      await hand.tap(button(dialog(hand), 'Save adjustment'));
      await expect(hand.page.getByText('The stock of Premium Water 2 L was adjusted.')).toBeVisible();
    },
  ],
  [
    'Compare revenue with the same time last week',
    async hand => {
      const region = hand.page.getByRole('region', { name: 'To do now' });
      await expect(region.getByText(/by this time last week$/)).toBeVisible();
    },
  ],
  [
    'Repeat a customer’s last order',
    async hand => {
      await hand.tap(link(menu(hand), 'Customers'));
      await hand.tap(hand.page.getByLabel('Search customers'));
      await hand.type('kavya');
      await hand.tap(hand.page.getByRole('link', { name: 'Kavya Reddy', exact: true }));
      await hand.tap(link(hand.page, 'Repeat last order'));
      await hand.tap(button(dialog(hand), /^Place Order - ₹/));
      await agree(hand, '✅ Order placed successfully!');
    },
  ],
];

for (const [name, run, prepare] of TASKS) {
  test(`${name}, with as many taps and characters as the table says`, async ({ page }) => {
    const putBack = await prepare?.(page);
    const hand = new Hand(page);
    try {
      await signInAsStaff(page);
      await expect(page.getByRole('region', { name: 'To do now' })).toBeVisible();
      await run(hand);
    } finally {
      await putBack?.();
    }
    expect(TABLE).toContain(`| ${[name, hand.taps, hand.characters].join(' | ')} |`);
  });
}
