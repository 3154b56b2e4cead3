/** What a mailed code may do. */
export type OobKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A one-time code, together with the mail that carries it. Times in milliseconds since the epoch. */
export type OobCode = {
  readonly code: string;
  readonly kind: OobKind;
  readonly uid: string;
  /** The account's address when the code was sent; all but RECOVER_EMAIL are worth nothing once it is another. */
  readonly email: string;
  /** For VERIFY_AND_CHANGE_EMAIL the address to come, for RECOVER_EMAIL the one from before. The mail goes there. */
  readonly newEmail: string | null;
  readonly link: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** When it was used, or something else made it worthless: a newer code, a new password, a new address. */
  readonly usedAt: number | null;
};

const HOUR_MS = 60 * 60 * 1000;

export const OOB_LIFETIME_MS: { readonly [kind in OobKind]: number } = {
  VERIFY_EMAIL: 72 * HOUR_MS,
  PASSWORD_RESET: HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: 72 * HOUR_MS,
  RECOVER_EMAIL: 72 * HOUR_MS,
};

/** `mode` of the link, by which the action page knows what to do. */
const OOB_MODES = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const satisfies { readonly [kind in OobKind]: string };

export type OobState = 'open' | 'used' | 'expired';

export function oobState(oob: OobCode, nowMs: number): OobState {
  if (oob.usedAt !== null) return 'used';
  return oob.expiresAt <= nowMs ? 'expired' : 'open';
}

/** Where the mail goes. */
export function recipient(oob: Pick<OobCode, 'email' | 'newEmail'>): string {
  return oob.newEmail ?? oob.email;
}

/** The page that mailed links open, unless the project has named one of its own. */
export const DEFAULT_ACTION_PATH = '/emulator/action';

/** A mail's link. `page`: what it opens, on the origin that the mail was asked from; `lang`: what the mail is written in. */
export function oobLink(
  page: URL,
  {
    code,
    kind,
    continueUrl,
    lang = 'en',
  }: { code: string; kind: OobKind; continueUrl: string | undefined; lang: string | undefined },
): string {
  const link = new URL(page);
  link.searchParams.set('mode', OOB_MODES[kind]);
  link.searchParams.set('lang', lang);
  link.searchParams.set('oobCode', code);
  link.searchParams.set('apiKey', 'local-api-key');
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
  return link.href;
}
