import type { Page } from '@playwright/test';
import { expect } from './journey';

/**
 * Expects the toast on screen to be below the bar at the top at every moment of its animation: else it would take presses that
 * are meant for the bar. It leaves by the same animation, reversed.
 */
export async function expectToastOffBar(page: Page): Promise<void> {
  await expect(page.locator('[data-toaster]').getByRole('button', { name: 'Dismiss' })).toBeVisible();
  const gapPx = await page.evaluate(() => {
    const STEP_MS = 10;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom;
    const coming = document
      .getAnimations()
      .find(animation => animation instanceof CSSAnimation && animation.animationName === 'toast-in');
    const effect = coming?.effect;
    if (bar === undefined || !coming || !(effect instanceof KeyframeEffect) || !effect.target) {
      throw new Error('There is no bar, or no toast that came.');
    }
    const lastsMs = Number(effect.getComputedTiming().endTime);
    let highest = Number.POSITIVE_INFINITY;
    for (let atMs = 0; atMs <= lastsMs; atMs += STEP_MS) {
      coming.currentTime = atMs;
      highest = Math.min(highest, effect.target.getBoundingClientRect().top);
    }
    coming.finish();
    return highest - bar;
  });
  expect(gapPx).toBeGreaterThanOrEqual(0);
}
