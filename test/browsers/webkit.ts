import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as waitMs } from 'node:timers/promises';
import { freePort } from '../bench/serve/listen';
import type { Browser, Control } from './browser';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const BROWSER = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .flatMap(machine => ['4.1', '6.0'].map(version => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`))
  .find(existsSync);
/** A window that nobody sees: WebKitGTK has no headless mode. */
const SCREEN = '/usr/bin/Xvfb';

/** What is missing on this machine for WebKitGTK to be driven. */
export const missingForWebKit = (): readonly string[] => [
  ...(existsSync(DRIVER) && BROWSER ? [] : ['WebKitGTK with its driver (webkit2gtk-driver)']),
  ...(existsSync(SCREEN) || process.env.DISPLAY ? [] : ['Xvfb (xvfb)']),
];

/** How a reference to an element is called: https://www.w3.org/TR/webdriver2/#elements */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
/** How long the driver may take to be there, and how often it is asked. */
const START_MS = 30_000;
const ASK_MS = 100;
/** How long an answer may take. The driver gives a script 30 s; what it asks of a page in its last moment is never answered. */
const ANSWER_MS = 60_000;
/** How long a page may take to make room for the next one. */
const LEAVE_MS = 150_000;

/**
 * Runs in the page, before anything else that is asked of it: has the page collect what it writes to the console as an error,
 * and what is thrown. Returns what has come since the last time. The driver does not report them.
 */
function takeErrors(): readonly string[] {
  const page = globalThis as typeof globalThis & { collectedErrors?: string[] };
  if (!page.collectedErrors) {
    const collected: string[] = [];
    page.collectedErrors = collected;
    const { error } = console;
    console.error = (...said) => {
      collected.push(said.map(String).join(' '));
      error(...said);
    };
    addEventListener('error', event => collected.push(String(event.error ?? event.message)));
    addEventListener('unhandledrejection', event => collected.push(String(event.reason)));
  }
  return page.collectedErrors.splice(0);
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** Starts a screen and resolves to its name: `:1`. */
async function openScreen() {
  const child = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = child.stdio[3];
  if (!said || !('on' in said)) throw new Error('Xvfb tells no display.');
  const number = await new Promise<string>((resolve, reject) => {
    said.once('data', data => resolve(String(data).trim()));
    child.once('exit', code => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { display: `:${number}`, close: () => stop(child) };
}

/** A WebKitGTK on a profile of its own, by its WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function openWebKit(): Promise<Browser> {
  if (!BROWSER) throw new Error('There is no WebKitGTK here.');
  const screen = process.env.DISPLAY ? null : await openScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...(screen && { DISPLAY: screen.display }),
      LANG: 'en_IN.UTF-8',
      // No graphics card is asked for what a page looks like.
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });

  /** @throws Error with what the driver says, where it says no, and where it says nothing */
  async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  const until = Date.now() + START_MS;
  while (!(await ask('GET', '/status').catch(() => false))) {
    if (Date.now() > until || driver.exitCode !== null) throw new Error('WebKitWebDriver did not start.');
    await waitMs(ASK_MS);
  }
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // A page is asked while it loads: its errors are collected from then on.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          binary: BROWSER,
          args: ['--automation'],
        },
      },
    },
  })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/window/rect`, { width: 1024, height: 768 });

  const errors: string[] = [];
  async function execute(
    does: string,
    args: readonly unknown[],
  ): Promise<{ value?: unknown; error?: string }> {
    const answer = (await ask('POST', `${session}/execute/async`, {
      script: `
        const [args, answer] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
        const takeErrors = ${takeErrors};
        const errors = takeErrors();
        Promise.resolve((${does})(...args)).then(
          value => answer({ value, errors: [...errors, ...takeErrors()] }),
          error => answer({ error: String(error), errors }),
        );`,
      args,
    })) as { value?: unknown; error?: string; errors: readonly string[] };
    errors.push(...answer.errors);
    return answer;
  }

  async function run(does: (...args: never[]) => unknown, ...args: readonly unknown[]) {
    const { value, error } = await execute(String(does), args);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Goes to another page, or to the same anew. Resolves once the old one is gone; the new one may still be loading. */
  async function leave(goes: () => Promise<unknown>): Promise<void> {
    await run(() => {
      Object.assign(globalThis, { isLeft: true });
    });
    await goes();
    const until = Date.now() + LEAVE_MS;
    while (await run(() => 'isLeft' in globalThis).catch(() => true)) {
      if (Date.now() > until) throw new Error('The page stays.');
      await waitMs(ASK_MS);
    }
  }

  function elementOf(id: string): Control {
    const at = `${session}/element/${id}`;
    return {
      click: async () => void (await ask('POST', `${at}/click`, {})),
      async type(text) {
        await execute('field => { field.focus(); field.select(); }', [{ [REFERENCE]: id }]);
        await ask('POST', `${at}/value`, { text });
      },
      attribute: async name => String((await ask('GET', `${at}/attribute/${name}`)) ?? ''),
      async choose(value) {
        const option = { using: 'css selector', value: `option[value="${value}"]` };
        const found = (await ask('POST', `${at}/element`, option)) as { [REFERENCE]: string };
        await ask('POST', `${session}/element/${found[REFERENCE]}/click`, {});
      },
    };
  }

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: url => leave(() => ask('POST', `${session}/url`, { url })),
    reload: () => leave(() => ask('POST', `${session}/refresh`, {})),
    load: async script => void (await ask('POST', `${session}/execute/sync`, { script, args: [] })),
    run: run as Browser['run'],
    async find(finds, ...args) {
      const found = (await run(finds as (...args: never[]) => unknown, ...args)) as {
        [REFERENCE]: string;
      } | null;
      return found && elementOf(found[REFERENCE]);
    },
    async errors() {
      await run(() => null);
      return errors;
    },
    async close() {
      await ask('DELETE', session);
      await stop(driver);
      await screen?.close();
    },
  };
}
