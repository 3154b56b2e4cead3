import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './journey';

/** What axe finds against WCAG 2.2 AA and its own best practices, as `rule: selector`. */
async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy lets no script in.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const injected = globalThis as typeof globalThis & { axe: typeof axe };
    const results = await injected.axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  });
}

/** Expects a screen in its present state to be open to everybody, and to fit its width. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
