import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox of this machine, or undefined. `FIREFOX_PATH` names another. */
export const findFirefox = () => PLACES.find(place => place && existsSync(place));

/** @returns {Promise<import('./browser').Browser>} a Firefox on a profile of its own, by WebDriver BiDi */
export async function openFirefox() {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    // By the window: an older Firefox knows no command for the viewport's orientation, which comes with its size.
    defaultViewport: null,
    args: ['--width=1024', '--height=768'],
    // Nothing of its own goes to the network: no updates, no settings, no reports.
    extraPrefsFirefox: { 'intl.locale.requested': 'en-GB', 'intl.accept_languages': 'en-IN, en' },
  });
  const page = await browser.newPage();
  const errors = [];
  /** Said of a script that was on its way through the worker when its page was left. */
  const LEFT = /A ServiceWorker intercepted the request and encountered an unexpected error/;
  page.on('console', message => {
    if (message.type() === 'error' && !LEFT.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', error => {
    if (!LEFT.test(String(error))) errors.push(String(error));
  });

  const elementOf = handle => ({
    click: () => handle.click(),
    async type(text) {
      await handle.focus();
      await handle.evaluate(field => field.select());
      await page.keyboard.type(text);
    },
    choose: async value => void (await handle.select(value)),
    attribute: name => handle.evaluate((element, name) => element.getAttribute(name) ?? '', name),
  });

  return {
    name: await browser.version(),
    open: async url => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    load: async script => void (await page.evaluate(`{${script}}; null`)),
    run: (does, ...args) => page.evaluate(does, ...args),
    async find(finds, ...args) {
      const handle = (await page.evaluateHandle(finds, ...args)).asElement();
      return handle && elementOf(handle);
    },
    errors: async () => errors,
    close: () => browser.close(),
  };
}
