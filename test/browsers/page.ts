import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as waitMs } from 'node:timers/promises';
import type * as Queries from '@testing-library/dom';
import type { Browser, Control } from './browser';

/** What is looked for, as a person would say it. */
type Target = {
  /** Its role, or a label of a field, or a text. */
  readonly by: 'role' | 'label' | 'text';
  readonly says: string | RegExp;
  /** Of a role: its name. */
  readonly name?: string | RegExp;
  /** In the item of a list that says this. */
  readonly within?: RegExp;
};

export const role = (says: string, name: string | RegExp, within?: RegExp): Target => ({
  by: 'role',
  says,
  name,
  ...(within && { within }),
});
export const field = (label: string): Target => ({ by: 'label', says: label });
export const text = (says: string | RegExp): Target => ({ by: 'text', says });

const SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** As it goes into the page: JSON has no expressions. */
type Sent = string | { readonly source: string; readonly flags: string };
const send = (words: string | RegExp): Sent =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

/**
 * Runs in the page: the first element on the screen that is meant, or null. One to be pressed is there once it stands still and
 * nothing covers it.
 */
async function findInPage(
  by: Target['by'],
  says: Sent,
  name: Sent | null,
  within: Sent | null,
  isPressed: boolean,
): Promise<Element | null> {
  const { TestingLibraryDom: queries } = globalThis as unknown as { TestingLibraryDom: typeof Queries };
  const read = (sent: Sent) => (typeof sent === 'string' ? sent : new RegExp(sent.source, sent.flags));
  const scopes = within
    ? queries
        .queryAllByRole(document.body, 'listitem')
        .filter(item => (read(within) as RegExp).test(item.textContent ?? ''))
    : [document.body];
  const found = scopes.flatMap(scope => {
    if (by === 'role') {
      return queries.queryAllByRole(scope, says as string, name === null ? {} : { name: read(name) });
    }
    return by === 'label'
      ? queries.queryAllByLabelText(scope, read(says), { selector: 'input, select, textarea' })
      : queries.queryAllByText(scope, read(says));
  });
  const shown = found.find(element => element.getClientRects().length > 0);
  if (!shown || !isPressed) return shown ?? null;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => shown.getBoundingClientRect();
  const before = place();
  for (const _frame of ['next', 'after it']) await new Promise(resolve => requestAnimationFrame(resolve));
  const { x, y, width, height } = place();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return x === before.x && y === before.y && shown.contains(hit) ? shown : null;
}

/** A crowded machine is no failure: nothing here is timed. Longer than the app waits for a busy disk (`SLOW_DISK_TRIES`). */
const PATIENCE_MS = 120_000;
const ASK_MS = 100;

/** The page of a browser as a person uses it: by role and text, waiting for what is not there yet. */
export function openPage(browser: Browser) {
  async function find({ by, says, name, within }: Target, isPressed = false): Promise<Control | null> {
    if (!(await browser.run(() => 'TestingLibraryDom' in globalThis))) await browser.load(SCRIPT);
    return await browser.find(
      findInPage,
      by,
      send(says),
      name === undefined ? null : send(name),
      within === undefined ? null : send(within),
      isPressed,
    );
  }

  /** Does it to what is looked for; again, where the page was replaced or redrawn under it. */
  async function act<Result>(
    target: Target,
    does: (element: Control) => Promise<Result>,
    isPressed = false,
  ): Promise<Result> {
    const until = Date.now() + PATIENCE_MS;
    let last: unknown = 'it is not there';
    while (Date.now() < until) {
      try {
        const element = await find(target, isPressed);
        if (element) return await does(element);
      } catch (error) {
        last = error;
      }
      await waitMs(ASK_MS);
    }
    const shown = await browser.run(() => document.body.innerText).catch(() => '');
    throw new Error(`${target.by} ${target.says} ${target.name ?? ''}: ${last}. The page says:\n${shown}`);
  }

  return {
    seen: (target: Target) => act(target, async () => {}),
    isSeen: async (target: Target) => (await find(target)) !== null,
    press: (target: Target) => act(target, element => element.click(), true),
    fill: (target: Target, words: string) => act(target, element => element.type(words)),
    choose: (target: Target, value: string) => act(target, element => element.choose(value)),
    async textOf(pattern: RegExp): Promise<string> {
      await act(text(pattern), async () => {});
      const all = await browser.run(() => document.body.innerText);
      return pattern.exec(all)?.[0] ?? '';
    },
    /** The name that a button says only to those who hear it. */
    async nameOf(target: Target): Promise<string> {
      return await act(target, element => element.attribute('aria-label'));
    },
    async valueOf(target: Target): Promise<string> {
      return await act(target, element => element.attribute('aria-valuenow'));
    },
  };
}
