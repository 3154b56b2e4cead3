import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth as ClientAuth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { onTestFinished, vi } from 'vitest';
import type { Change } from '../../storage/storage';
import { type Auth, createAuth } from '../auth';
import { serveHandler } from './serveHandler';

export const PROJECT_ID = 'demo-test';

export const ASHA = { email: 'asha@example.test', password: 'clear-water-1' } as const;

export type AuthFixture = {
  readonly auth: Auth;
  readonly origin: string;
  /** Every change the handler has appended, oldest first. */
  readonly changes: readonly Change[];
  /** A browser of its own: an SDK with nobody signed in. */
  client(): ClientAuth;
  /** A raw POST to a path of the handler, with an API key. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
};

type Answer = { readonly status: number; readonly body: unknown };

export const OWNER = { authorization: 'Bearer owner' };

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

/** Moves the time of handler and SDK on; it stands still afterwards, until the test has finished. */
export function moveClock(byMs: number): void {
  setClock(Date.now() + byMs);
}

/** As `moveClock`, to a moment in milliseconds since the epoch. */
export function setClock(nowMs: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** A handler on memory only. Its time is that of `Date`, as the SDK's is. */
export function memoryAuth(projectId = PROJECT_ID): { auth: Auth; changes: Change[] } {
  const changes: Change[] = [];
  const auth = createAuth({
    projectId,
    clock: () => Date.now(),
    randomBytes,
    append: async appended => {
      changes.push(...appended);
    },
    scryptCost: 1024,
  });
  return { auth, changes };
}

/** The handler behind HTTP, let go of when the test has finished. */
export async function serveAuth({ auth, changes } = memoryAuth()): Promise<AuthFixture> {
  const { origin, close } = await serveHandler(auth.handler);
  onTestFinished(close);

  return {
    auth,
    changes,
    origin,
    client() {
      const app = initializeApp({ apiKey: 'any-key', projectId: PROJECT_ID }, crypto.randomUUID());
      onTestFinished(() => deleteApp(app));
      const client = initializeAuth(app, { persistence: inMemoryPersistence });
      connectAuthEmulator(client, origin, { disableWarnings: true });
      return client;
    },
    async post(path, body, headers = {}) {
      const response = await fetch(`${origin}${path}?key=any-key`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/** The mail sent last. */
export function lastMail(auth: Auth) {
  const mail = auth.accounts.mails().at(-1);
  if (!mail) throw new Error('The mailbox is empty.');
  return mail;
}

/** The one-time code of the mail sent last. */
export function lastCode(auth: Auth): string {
  return new URL(lastMail(auth).link).searchParams.get('oobCode') ?? '';
}

/** The `error` of an answer, as the services send it. */
export function errorMessage({ body }: Answer): unknown {
  return (body as { error?: { message?: unknown } }).error?.message;
}
