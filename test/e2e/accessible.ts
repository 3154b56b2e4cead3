import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './journey';

/** axe, minified: it is sent to every page, and half as long as `axe.source`. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA and its own best practices, as `rule: selector (why)`. */
async function violations(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  // Through the debugger: the page's own policy lets no script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async rules => {
    const injected = globalThis as typeof globalThis & { axe: typeof axe };
    const results = await injected.axe.run({
      // Else it also works out a selector for every element that passes.
      resultTypes: ['violations'],
      runOnly:
        rules === 'all'
          ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
          : { type: 'rule', values: ['color-contrast'] },
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join(' ')})`,
      ),
    );
  }, rules);
}

/**
 * Lets all of a page be drawn, also what is out of sight, and lets colours change at once: nobody has to wait for the change
 * from night to day. What sticks to an edge goes to its own place: else how near a target is to another depends on how far
 * the page is scrolled.
 */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::before, ::after { content-visibility: visible !important; transition: none !important; }
      [class*="sticky"] { position: relative !important; inset: auto !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits for what moves or fades in to have arrived: in between it has a contrast that nobody is shown. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (;;) {
      const passing = document
        .getAnimations()
        .filter(({ playState }) => playState !== 'finished')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      if (passing.length === 0) return;
      await Promise.allSettled(passing.map(({ finished }) => finished));
    }
  });

/** Expects a page to have nothing beside what is in sight: nothing to scroll sideways to. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, page.url()).toBeLessThanOrEqual(clientWidth);
}

/** By night only the colours are others. */
const BY_NIGHT_AND_DAY = [
  ['dark', 'colours'],
  ['light', 'all'],
] as const;
const BY_DAY = [['light', 'all']] as const;

async function expectOpenToAll(page: Page, when: typeof BY_NIGHT_AND_DAY | typeof BY_DAY): Promise<void> {
  await drawn(page);
  for (const [colorScheme, rules] of when) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await violations(page, rules), `${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await expectNoSidewaysScroll(page);
}

/** Expects a screen in its present state to be open to everybody, by day and by night, and to fit its width. */
export const expectAccessible = (page: Page): Promise<void> => expectOpenToAll(page, BY_NIGHT_AND_DAY);

const TABLET = { width: 1024, height: 768 };

/** The same, and then on a screen as wide as a tablet's, whose colours are no others. */
export async function expectAccessibleOnPhoneAndTablet(page: Page): Promise<void> {
  await expectAccessible(page);
  const narrow = page.viewportSize();
  await page.setViewportSize(TABLET);
  await expectOpenToAll(page, BY_DAY);
  if (narrow) await page.setViewportSize(narrow);
}
