import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { FLAGS, LOCALE, makeProfile, SCREENS, type Screen, waitUntilStarted } from './launch';

/** What a measured page is asked over. */
export type Session = Pick<CDPSession, 'send' | 'on'>;

export type BarePage = {
  readonly session: Session;
  /** A script, or the file it is in, to run in each document before its own. */
  addInitScript(script: string | { readonly path: string }): Promise<void>;
  /** Returns once the navigation has begun; a page that cannot be had shows in what it says. */
  goto(url: string): Promise<void>;
  /** The value of an expression, of a promise the one it resolves to. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
};

export type BareBrowser = {
  newPage(): Promise<BarePage>;
  close(): Promise<void>;
};

type Params = Readonly<Record<string, unknown>>;
type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
};

/** What a screen is that says nothing else. */
const ONE_POINT = { deviceScaleFactor: 1, isMobile: false, hasTouch: false };

const READ_FD = 4;
const WRITE_FD = 3;

/**
 * A browser on that profile with nothing of DevTools on but what is asked for. Playwright has its Runtime domain on in every page,
 * and with it each `Error` that a library makes while it is evaluated has the whole script around it parsed again: 0.15 s of the
 * orders' first rows on a processor four times slower, which nobody has who does not debug.
 */
async function launchBare(directory: string, screen: Screen): Promise<BareBrowser> {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = { ...ONE_POINT, ...SCREENS[screen] };
  const child = spawn(
    findChromium() ?? chromium.executablePath(),
    [
      ...FLAGS,
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      `--lang=${LOCALE}`,
      `--user-data-dir=${directory}`,
      '--remote-debugging-pipe',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const protocol = speak(child);
  await waitUntilStarted();
  return {
    async newPage() {
      const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
      const attached = await protocol.send('Target.attachToTarget', { targetId, flatten: true });
      const sessionId = String(attached.sessionId);
      const send = (method: string, params?: Params) => protocol.send(method, params, sessionId);
      const on = (method: string, listener: (params: Params) => void) => {
        protocol.listeners.push({ sessionId, method, listener });
      };
      await send('Page.enable');
      await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
      await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
      await send('Emulation.setLocaleOverride', { locale: LOCALE });
      return {
        // Typed as Playwright has it: the protocol is the same.
        session: { send, on } as unknown as Session,
        async addInitScript(script) {
          const source = typeof script === 'string' ? script : readFileSync(script.path, 'utf8');
          await send('Page.addScriptToEvaluateOnNewDocument', { source });
        },
        async goto(url) {
          await send('Page.navigate', { url });
        },
        async evaluate<Value>(expression: string) {
          const { result, exceptionDetails } = await send('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
          return (result as { readonly value: Value }).value;
        },
        async close() {
          await protocol.send('Target.closeTarget', { targetId });
        },
      };
    },
    async close() {
      const gone = once(child, 'exit');
      await protocol.send('Browser.close').catch(() => {});
      await gone;
    },
  };
}

/** Does something with such a browser on that profile, and closes it. */
export async function withBareBrowser<Result>(
  directory: string,
  screen: Screen,
  use: (browser: BareBrowser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchBare(directory, screen);
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The same with a profile that starts with nothing, and leaves nothing. */
export async function withFreshBareBrowser<Result>(
  screen: Screen,
  use: (browser: BareBrowser) => Promise<Result>,
): Promise<Result> {
  const { directory, remove } = makeProfile();
  try {
    return await withBareBrowser(directory, screen, use);
  } finally {
    remove();
  }
}

/** DevTools' protocol over the two pipes of a browser: JSON, a zero byte after each message. */
function speak(child: ChildProcess) {
  const [to, from] = [child.stdio[WRITE_FD] as Writable, child.stdio[READ_FD] as Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: {
    readonly sessionId: string;
    readonly method: string;
    readonly listener: (params: Params) => void;
  }[] = [];
  let last = 0;
  let unread = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = `${unread}${text}`.split('\0');
    unread = messages.pop() ?? '';
    for (const each of messages) {
      const message = JSON.parse(each) as Message;
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      for (const { sessionId, method, listener } of listeners) {
        if (sessionId === message.sessionId && method === message.method) listener(message.params ?? {});
      }
    }
  });
  // Nobody is left waiting for a browser that is gone.
  child.on('exit', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'The browser has ended.' } });
  });
  to.on('error', () => {});
  return {
    listeners,
    send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
  };
}
