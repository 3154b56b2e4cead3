import type { Account } from '../accounts/account';
import { editAccount } from '../accounts/account';
import { checkPasswordStrength } from '../accounts/password';
import { AuthError } from '../authError';
import type { AuthServices } from '../authServices';
import { randomId } from '../randomId';
import { isTrustedContinueUrl } from './continueUrl';
import { endCodes } from './endedCodes';
import { OOB_LIFETIME_MS, type OobCode, type OobKind, oobLink, oobState, recipient } from './oobCode';

const CODE_LENGTH = 54;
/** It becomes part of a link. */
const MAX_CONTINUE_URL_LENGTH = 2048;

type OobRequest = {
  readonly kind: OobKind;
  readonly account: Account;
  readonly newEmail?: string;
  readonly continueUrl?: string | undefined;
  /** Where links of the mail lead: the origin of the request that asks for it. */
  readonly origin: string;
  /** The language that the client asks for, in which the service writes its mails; this one's are all in English. */
  readonly lang?: string | undefined;
};

/** @throws AuthError INVALID_CONTINUE_URI or UNAUTHORIZED_DOMAIN */
export function checkContinueUrl(continueUrl: string | undefined, origin: string): void {
  if (continueUrl === undefined) return;
  if (continueUrl.length > MAX_CONTINUE_URL_LENGTH || !URL.canParse(continueUrl)) {
    throw new AuthError('INVALID_CONTINUE_URI');
  }
  if (!isTrustedContinueUrl(continueUrl, origin)) {
    throw new AuthError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
}

/** Counts a mail to this address. @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER */
export function countMail(services: AuthServices, kind: OobKind, to: string): void {
  const key = `${kind} ${to}`;
  services.sentMails.check(key);
  services.sentMails.record(key);
}

/** Puts a mail with a new one-time code into the mailbox. */
export async function sendCode(services: AuthServices, request: OobRequest): Promise<OobCode> {
  const oob = newCode(services, request);
  await services.append([services.oobCodes.set(oob.code, oob)]);
  return oob;
}

function newCode(services: AuthServices, request: OobRequest): OobCode {
  const { kind, account, newEmail, continueUrl, origin, lang } = request;
  const code = randomId(services.randomBytes, CODE_LENGTH);
  const sentAt = services.clock();
  return {
    code,
    kind,
    uid: account.uid,
    email: account.email,
    newEmail: newEmail ?? null,
    link: oobLink(new URL(services.actionPath, origin), { code, kind, continueUrl, lang }),
    sentAt,
    expiresAt: sentAt + OOB_LIFETIME_MS[kind],
    usedAt: null,
  };
}

/**
 * The code if it can still be used, with its account.
 * @throws AuthError INVALID_OOB_CODE for one that is unknown, used, or whose account is gone or has another address;
 *   EXPIRED_OOB_CODE; USER_DISABLED
 */
export function openCode(services: AuthServices, code: string): { oob: OobCode; account: Account } {
  const oob = services.oobCodes.get(code);
  if (!oob || oob.usedAt !== null) throw new AuthError('INVALID_OOB_CODE');
  if (oobState(oob, services.clock()) === 'expired') throw new AuthError('EXPIRED_OOB_CODE');
  const account = services.accounts.get(oob.uid);
  if (account === undefined || (oob.kind !== 'RECOVER_EMAIL' && account.email !== oob.email)) {
    throw new AuthError('INVALID_OOB_CODE');
  }
  if (account.disabled) throw new AuthError('USER_DISABLED');
  return { oob, account };
}

/** Uses up a code that proves an address. @throws AuthError as `openCode`, or EMAIL_EXISTS */
export async function applyEmailCode(services: AuthServices, code: string): Promise<Account> {
  const { oob, account } = openCode(services, code);
  if (oob.kind === 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  const edits = { email: recipient(oob), emailVerified: true };
  const edited = await consumeCode(services, oob, account, editAccount(account, edits, services.clock()));
  if (oob.kind === 'VERIFY_AND_CHANGE_EMAIL') {
    // The old address is told, and can undo it: whoever changed it may have been somebody else.
    const origin = new URL(oob.link).origin;
    await sendCode(services, { kind: 'RECOVER_EMAIL', account: edited, newEmail: account.email, origin });
  }
  return edited;
}

/** Uses up a code that sets a new password. @throws AuthError as `openCode`, or one about the password */
export async function applyPasswordReset(
  services: AuthServices,
  code: string,
  newPassword: string,
): Promise<Account> {
  if (openCode(services, code).oob.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  checkPasswordStrength(newPassword);
  const password = await services.passwords.hash(newPassword);

  // Opened again after the wait: meanwhile the code may have been used, or the account changed.
  const { oob, account } = openCode(services, code);
  services.wrongPasswords.forget(account.email);
  // Whoever has the code can read the account's mail.
  const edits = { password, emailVerified: true };
  return consumeCode(services, oob, account, editAccount(account, edits, services.clock()));
}

async function consumeCode(
  services: AuthServices,
  { kind }: OobCode,
  account: Account,
  edited: Account,
): Promise<Account> {
  const accountChange = services.accounts.replace(edited);
  await services.append([accountChange, ...endCodes(services, account, edited, kind)]);
  return edited;
}
