import { expect as base, type Locator, type Page } from '@playwright/test';

type Options = { readonly timeout?: number };
type Matcher = { readonly isNot: boolean; readonly timeout: number };

/**
 * Waits for what is expected, and asks Playwright's own expectation only where it does not come, for its report. That one
 * describes the whole page at every try that finds it not yet so, which is a seventh of what all journeys cost
 * (https://github.com/microsoft/playwright/issues/41098).
 */
async function waitFirst(
  { isNot, timeout }: Matcher,
  options: Options | undefined,
  wait: (left: { readonly timeout: number }) => Promise<void>,
  expectation: (left: { readonly timeout: number }) => Promise<void>,
) {
  const waitsMs = options?.timeout ?? timeout;
  const until = Date.now() + waitsMs;
  try {
    // Playwright takes 0 for no limit.
    const left = () => ({ timeout: Math.max(1, until - Date.now()) });
    await wait(left()).catch(() => expectation(left()));
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    const report = error instanceof Error ? error.message : String(error);
    return { pass: isNot, message: () => `${report}\nIt was waited for up to ${waitsMs} ms before.` };
  }
}

export const expect = base.extend({
  toBeVisible(this: Matcher, locator: Locator, options?: Options) {
    const expected = this.isNot ? base(locator).not : base(locator);
    return waitFirst(
      this,
      options,
      left => locator.waitFor({ state: this.isNot ? 'hidden' : 'visible', ...left }),
      left => expected.toBeVisible(left),
    );
  },

  toHaveURL(this: Matcher, page: Page, url: string | RegExp, options?: Options) {
    return waitFirst(
      this,
      options,
      left => (this.isNot ? Promise.reject() : page.waitForURL(url, { waitUntil: 'commit', ...left })),
      left => (this.isNot ? base(page).not : base(page)).toHaveURL(url, left),
    );
  },
});
