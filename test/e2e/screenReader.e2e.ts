import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { tabTo } from './byKeyboard';
import { expect, test } from './journey';
import { live } from './renderedPage';

test.use({ viewport: { width: 1280, height: 800 } });

type Line = { readonly does: string; readonly hears: string };

/** The lines of the script, as the page for people has them. */
const SCRIPT: readonly Line[] = [
  ...readFileSync('docs/screen-reader.md', 'utf8').matchAll(/^\| (?!what|---)(.+) \| (.+) \|$/gm),
].map(([, does = '', hears = '']) => ({ does, hears }));

type Role = Parameters<Page['getByRole']>[0];

/** A name of the script: `…` is anything. */
const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`, 's');

/** Keeps what the page's live regions say, in the order in which they say it. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const hear = (region: Element | null | undefined) => {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      if (text) said.push(text);
    };
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        hear((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
        for (const node of addedNodes)
          if (node instanceof Element) for (const region of node.querySelectorAll(LIVE)) hear(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const saidSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';

const OWNER = { authorization: 'Bearer owner' };

async function orderOf(page: Page): Promise<string> {
  const [, number = ''] = /#([\w-]+) has been received/.exec((await saidSoFar(page)).join(' ')) ?? [];
  return `${DOCUMENTS}/orders/${idOfNumber(number)}`;
}

/** As staff would, past every rule: with its time, so that other journeys find an order like any other. */
async function setStatus(page: Page, status: string): Promise<void> {
  const mask = ['status', `statusTimes.${status}`, 'updatedAt']
    .map(path => `updateMask.fieldPaths=${path}`)
    .join('&');
  const updatedAt = { timestampValue: new Date().toISOString() };
  const statusTimes = { mapValue: { fields: { [status]: updatedAt } } };
  const answer = await page.request.patch(`${await orderOf(page)}?${mask}`, {
    headers: OWNER,
    data: { fields: { status: { stringValue: status }, statusTimes, updatedAt } },
  });
  expect(answer.ok()).toBe(true);
}

async function act(page: Page, does: string): Promise<void> {
  for (const step of does.split(/, (?=press|type|go)/)) {
    const [, path] = /^open `(.+)`$/.exec(step) ?? [];
    const [, key] = /^press `(.+)`$/.exec(step) ?? [];
    const [, text] = /^type `(.+)`$/.exec(step) ?? [];
    const [, back, role, name] = /^go (back )?to (\w+) "(.+)"$/.exec(step) ?? [];
    if (path) {
      await page.goto(path);
      await live(page);
    } else if (key) await page.keyboard.press(key);
    else if (text) await page.keyboard.type(text);
    else if (role && name)
      await tabTo(page, page.getByRole(role as Role, { name: named(name) }).first(), { back: !!back });
    else if (step === 'go to the chosen payment')
      // The last order's, where this device knows of one; of a group only what is chosen is a stop of the Tab key.
      await tabTo(
        page,
        page.getByRole('group', { name: 'Payment method' }).getByRole('radio', { checked: true }),
      );
    else if (step === 'the shop sends the order off') await setStatus(page, 'shipped');
    else if (step === 'the shop delivers the order') await setStatus(page, 'delivered');
    else throw new Error(`docs/screen-reader.md: nobody knows how to "${step}".`);
  }
}

async function hear(page: Page, hears: string, from: number): Promise<void> {
  for (const heard of hears.split('; ')) {
    const [, title] = /^page "(.+)"$/.exec(heard) ?? [];
    const [, words] = /^said "(.+)"$/.exec(heard) ?? [];
    const [, bar, barName, value] = /^read (\w+) "(.+)" as "(.+)"$/.exec(heard) ?? [];
    const [, role, name, states = ''] = /^(\w+) "(.+?)"((?:, .+)?)$/.exec(heard) ?? [];
    if (title) await expect(page).toHaveTitle(named(title));
    else if (words)
      await expect
        .poll(async () => (await saidSoFar(page)).slice(from))
        .toContainEqual(expect.stringMatching(named(`…${words}…`)));
    else if (bar && barName && value)
      await expect(page.getByRole(bar as Role, { name: named(barName) }).first()).toHaveAttribute(
        'aria-valuetext',
        value,
      );
    else if (role && name) {
      const focused = page.locator(':focus');
      await expect(focused).toHaveAccessibleName(named(name));
      await expect(focused).toHaveRole(role as Role);
      for (const state of states.split(', ').filter(Boolean)) {
        const [, word, text = ''] = /^(\w+)(?: "(.+)")?$/.exec(state) ?? [];
        if (word === 'checked') await expect(focused).toBeChecked();
        else if (word === 'expanded') await expect(focused).toHaveAttribute('aria-expanded', 'true');
        else if (word === 'invalid') await expect(focused).toHaveAttribute('aria-invalid', 'true');
        else if (word === 'value') await expect(focused).toHaveValue(text);
        else if (word === 'described') await expect(focused).toHaveAccessibleDescription(named(text));
        else throw new Error(`docs/screen-reader.md: "${state}" is no state.`);
      }
    } else throw new Error(`docs/screen-reader.md: nobody can hear "${heard}".`);
  }
}

test('the customer’s job by ear is as its script says, by the keyboard alone', async ({ page }) => {
  await listen(page);
  expect(SCRIPT.length).toBeGreaterThan(20);
  for (const { does, hears } of SCRIPT)
    await test.step(`${does} → ${hears}`, async () => {
      const from = does.startsWith('open') ? 0 : (await saidSoFar(page)).length;
      await act(page, does);
      await hear(page, hears, from);
    });
});
