import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

/** More stops than any screen here has. */
const MAX_TAB_STOPS = 120;

type Way = { readonly back?: boolean };

/** Whether a control is on top of whatever stands where it is; of a pill, which hides its own, the pill. */
function isSeen(control: Element): boolean {
  const shown = control.closest('label') ?? control;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const hasFocus = (control: Element) => control === document.activeElement;
const isStillWithoutFocus = (control: Element) => control.isConnected && control !== document.activeElement;

/** Goes on to a control as a keyboard does, or back to it, and sees that nothing covers it once it has the focus. */
export async function tabTo(page: Page, control: Locator, { back = false }: Way = {}): Promise<void> {
  await expect(control).toBeVisible();
  // To find it by its role at every stop takes eight times as long as to ask the element that was found.
  let found = await control.elementHandle();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await found?.evaluate(isStillWithoutFocus)) {
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    } else if (await control.evaluate(hasFocus)) {
      await expect.poll(() => control.evaluate(isSeen)).toBe(true);
      return;
    } else {
      // It is gone, or the page has put another in its place.
      found = await control.elementHandle();
    }
  }
  throw new Error(`The Tab key does not lead to ${control}.`);
}

/** Presses a control that has the focus, or goes on to it first. */
export async function press(page: Page, control: Locator, way?: Way): Promise<void> {
  await tabTo(page, control, way);
  await page.keyboard.press('Enter');
}

/** Types over what a text box holds. */
export async function typeInto(page: Page, box: Locator, text: string, way?: Way): Promise<void> {
  await tabTo(page, box, way);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Where a page that was navigated to begins. */
export const arrivedAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
