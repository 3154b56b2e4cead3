import { withDeadline } from '@/lib/time/deadline';
import { systemClock } from '../platform/clock';
import { browserConnectivity } from '../platform/connectivity';
import { loadExternalScript } from '../platform/loadExternalScript';
import type { FirebaseSettings } from './firebaseSettings';
import { AppFailure } from './toAppError';

/** Google's word that what asks is the shop's own page in a person's browser; `CustomProvider` takes it as it is. */
type AppCheckToken = { readonly token: string; readonly expireTimeMillis: number };

/** As much of Google's script as is called. */
type Recaptcha = {
  readonly enterprise: {
    readonly ready: (then: () => void) => void;
    readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>;
  };
};

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js';
const EXCHANGE = 'https://content-firebaseappcheck.googleapis.com/v1';
const DEADLINE_MS = 5_000;
/** A token is not sent that may have ended when it arrives. */
const MARGIN_MS = 60_000;

/** Without proof nothing is sent: what is enforced would refuse it for good, where it only has to wait. */
const noProof = (kind: 'offline' | 'unavailable') => new AppFailure({ kind, code: 'app-check' });

async function recaptchaProof(siteKey: string): Promise<string> {
  await loadExternalScript(`${SCRIPT}?render=${siteKey}`);
  const { grecaptcha } = globalThis as { readonly grecaptcha?: Recaptcha };
  if (!grecaptcha) throw noProof('offline');
  const { enterprise } = grecaptcha;
  await new Promise<void>(resolve => enterprise.ready(resolve));
  return enterprise.execute(siteKey, { action: 'shop' });
}

async function ask({ options }: FirebaseSettings): Promise<AppCheckToken> {
  if (!browserConnectivity.isOnline()) throw noProof('offline');
  const proof = await recaptchaProof(import.meta.env.VITE_APP_CHECK_SITE_KEY);
  const { projectId, appId, apiKey } = options;
  const app = `${EXCHANGE}/projects/${projectId}/apps/${appId}`;
  const response = await fetch(`${app}:exchangeRecaptchaEnterpriseToken?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ recaptchaEnterpriseToken: proof }),
  });
  if (!response.ok) throw noProof('unavailable');
  const { token, ttl } = (await response.json()) as { readonly token?: unknown; readonly ttl?: unknown };
  const seconds = Number.parseFloat(String(ttl));
  if (typeof token !== 'string' || !(seconds > 0)) throw noProof('unavailable');
  return { token, expireTimeMillis: systemClock.now() + seconds * 1000 };
}

let known: AppCheckToken | null = null;
let asking: Promise<AppCheckToken> | null = null;

/**
 * A token that is good for some time yet, for every Firebase app of the page. The SDK's own reCAPTCHA provider waits for ever
 * for a script that cannot be had, and never asks for it again: a shop that was opened without a network would stay shut.
 */
export async function appCheckToken(settings: FirebaseSettings): Promise<AppCheckToken> {
  if (known && known.expireTimeMillis - MARGIN_MS > systemClock.now()) return known;
  asking ??= withDeadline('App Check', DEADLINE_MS, ask(settings)).finally(() => {
    asking = null;
  });
  known = await asking;
  return known;
}
