import type { ConsoleMessage, Page } from '@playwright/test';
import { placeButton } from '../e2e/customer';

/** What the page tells, by the words that stand on it then. */
const TOLD = {
  saved: 'Saved on this device, not sent yet',
  placed: 'Order placed successfully!',
};

const MARK = 'proof of kills: ';

type Told = 'pressed' | 'kept' | keyof typeof TOLD;

/**
 * Has every page of this tab tell the moment at which Place is pressed, the order is on disk, or it is called saved or placed: a
 * look from outside would come many milliseconds late.
 */
export const tellMoments = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ({ told, mark }) => {
      addEventListener(
        'click',
        ({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null;
          if (button?.textContent?.startsWith('Place Order')) console.debug(`${mark}pressed`);
        },
        true,
      );
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (value, ...key) {
        if (value?.name === 'placeOrder') {
          this.transaction.addEventListener('complete', () => console.debug(`${mark}kept`));
        }
        return add.call(this, value, ...key);
      };
      const standing = new Set<string>();
      new MutationObserver(() => {
        const text = document.body?.textContent ?? '';
        for (const [name, words] of Object.entries(told)) {
          if (!text.includes(words)) standing.delete(name);
          else if (!standing.has(name)) {
            standing.add(name);
            console.debug(`${mark}${name}`);
          }
        }
      }).observe(document, { childList: true, characterData: true, subtree: true });
    },
    { told: TOLD, mark: MARK },
  );

/** Resolves in the moment in which the page tells one of these. */
const hear = (page: Page, ...what: readonly Told[]): Promise<void> =>
  new Promise(resolve => {
    const listen = (message: ConsoleMessage) => {
      if (!what.some(told => message.text() === `${MARK}${told}`)) return;
      page.off('console', listen);
      resolve();
    };
    page.on('console', listen);
  });

type Moments = {
  /** The order is on disk. */
  readonly kept: Promise<void>;
  /** The page calls it saved or placed. */
  readonly said: Promise<void>;
};

/** Presses Place Order; resolves in that moment, with those that are to come. */
export async function pressPlace(page: Page): Promise<Moments> {
  const kept = hear(page, 'kept');
  const said = hear(page, 'saved', 'placed');
  const pressed = hear(page, 'pressed');
  // The click itself ends later, or with its browser.
  await Promise.race([
    pressed,
    placeButton(page)
      .click()
      .then(() => pressed),
  ]);
  return { kept, said };
}

/** Resolves in the moment in which an order is sent. */
export const commitSent = (page: Page): Promise<unknown> =>
  page.waitForRequest(request => request.url().includes(':commit?'), { timeout: 60_000 });
