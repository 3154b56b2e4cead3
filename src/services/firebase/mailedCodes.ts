// @bundle on-demand

import { TOKEN_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import { type FirebaseSettings, readFirebaseSettings } from './firebaseSettings';
import { AppFailure } from './toAppError';

/** What a mailed code is for, as the server knows it, and the address that the account has once it is used. */
export type MailedCode = { readonly operation: string; readonly email: string };

/**
 * What the codes of mailed links do, asked of Auth without the SDK: whoever opens a mail on a phone waits for a kilobyte of
 * script and not for fifty, and no other visit to the shop loads it. Rejects with an `AppFailure` whose code is the server's
 * own word (`EXPIRED_OOB_CODE`), a deadline, or `fetch`'s own TypeError.
 */
export type MailedCodes = {
  readonly read: (code: string) => Promise<MailedCode>;
  /** Uses up a code that says something of an address. Nobody is signed in by it. */
  readonly apply: (code: string) => Promise<void>;
  /** Uses up a code that a new password can be chosen with; ends the account's sessions everywhere. */
  readonly setPassword: (code: string, password: string) => Promise<void>;
};

const textOf = (answer: unknown, field: string): string | undefined => {
  const value = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  const found = value.find(([name]) => name === field)?.[1];
  return typeof found === 'string' ? found : undefined;
};

const errorOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null;

/** Somebody else has answered in the server's place: a captive portal, a proxy. */
const notTheServer = () => new AppFailure({ kind: 'offline', code: 'unreadable-answer' });

const unavailable = () => new AppFailure({ kind: 'unavailable', code: 'unavailable' });

function failureOf(status: number, answer: unknown): AppFailure {
  if (status >= 500) return unavailable();
  // `WEAK_PASSWORD : Password should be at least 6 characters`
  const [code = ''] = textOf(errorOf(answer), 'message')?.split(' ') ?? [];
  if (status === 429 || code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    return new AppFailure({ kind: 'rateLimited', code: 'auth/too-many-requests' });
  }
  return code === '' ? notTheServer() : new AppFailure({ kind: 'invalid', code });
}

async function headersOf(settings: FirebaseSettings): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY || settings.backend !== 'hosted') return headers;
  const { token } = await (await import('./appCheckToken')).appCheckToken(settings);
  return { ...headers, 'X-Firebase-AppCheck': token };
}

async function post(settings: FirebaseSettings, call: string, body: object): Promise<unknown> {
  const { emulators, options } = settings;
  const host = 'identitytoolkit.googleapis.com';
  const service = emulators ? `${emulators.authUrl}/${host}` : `https://${host}`;
  const response = await fetch(`${service}/v1/accounts:${call}?key=${options.apiKey}`, {
    method: 'POST',
    headers: await headersOf(settings),
    body: JSON.stringify(body),
  }).catch((thrown: unknown) => {
    // Once the SDK is there, a service that answers with a failure is refused before we see it (`answerGuard.ts`).
    throw thrown instanceof TypeError ? thrown : unavailable();
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, answer);
  return answer;
}

export function mailedCodes(): MailedCodes {
  const settings = readFirebaseSettings({ env: import.meta.env, pageUrl: globalThis.location.href });

  async function ask(call: 'resetPassword' | 'update', body: object) {
    const answer = await withDeadline('Auth', TOKEN_DEADLINE_MS, post(settings, call, body));
    const email = textOf(answer, 'email');
    if (email === undefined) throw notTheServer();
    return { answer, email };
  }

  return {
    async read(code) {
      const { answer, email } = await ask('resetPassword', { oobCode: code });
      const operation = textOf(answer, 'requestType') ?? '';
      // Of a code that changes the address, `email` is the one from before.
      const next = operation === 'VERIFY_AND_CHANGE_EMAIL' ? textOf(answer, 'newEmail') : undefined;
      return { operation, email: next ?? email };
    },
    apply: async code => void (await ask('update', { oobCode: code })),
    setPassword: async (code, password) =>
      void (await ask('resetPassword', { oobCode: code, newPassword: password })),
  };
}
