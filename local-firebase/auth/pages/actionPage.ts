import { readText } from '../../http/requestBody';
import { MIN_PASSWORD_LENGTH } from '../accounts/password';
import { AuthError } from '../authError';
import type { AuthServices } from '../authServices';
import { isTrustedContinueUrl } from '../mails/continueUrl';
import { applyEmailCode, applyPasswordReset, openCode } from '../mails/oobActions';
import { type Markup, markup } from './markup';
import { page } from './page';

/** `/emulator/action`: what a mailed link opens. Uses up the code, or asks for the new password first. */
export async function actionPage(services: AuthServices, request: Request, url: URL): Promise<Response> {
  const mode = url.searchParams.get('mode');
  try {
    switch (`${request.method} ${mode}`) {
      case 'GET verifyEmail':
        return await verifyEmail(services, url);
      case 'GET verifyAndChangeEmail':
      case 'GET recoverEmail':
        return await changeEmail(services, url);
      case 'GET resetPassword':
        return askForPassword(services, url);
      case 'POST resetPassword':
        return await setPassword(services, request, url);
      default:
        return failure(
          'Unknown link',
          `Nothing is served for ${request.method} with mode ${mode ?? '(none)'}.`,
        );
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return failure('This link cannot be used', explain(error.message));
  }
}

async function verifyEmail(services: AuthServices, url: URL): Promise<Response> {
  const { email } = await applyEmailCode(services, oobCode(url));
  return success(
    'Email address verified',
    markup`<p>You can now sign in with <strong>${email}</strong>.</p>`,
    url,
  );
}

async function changeEmail(services: AuthServices, url: URL): Promise<Response> {
  const { email } = await applyEmailCode(services, oobCode(url));
  return success(
    'Email address changed',
    markup`<p>From now on you sign in with <strong>${email}</strong>.</p>`,
    url,
  );
}

function askForPassword(services: AuthServices, url: URL, problem?: string): Response {
  const { oob } = openCode(services, oobCode(url));
  if (oob.kind !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  const message = problem === undefined ? markup`` : markup`<p class="wrong" role="alert">${problem}</p>`;
  const form = markup`${message}
<form class="card" method="post" action="${url.pathname + url.search}">
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" value="${oob.email}" readonly>
<label for="newPassword">New password</label>
<input id="newPassword" name="newPassword" type="password" autocomplete="new-password" required autofocus
  minlength="${String(MIN_PASSWORD_LENGTH)}" aria-describedby="newPasswordHint">
<p class="hint quiet" id="newPasswordHint">At least ${String(MIN_PASSWORD_LENGTH)} characters.</p>
<button class="action" type="submit">Save new password</button>
</form>`;
  return page('Choose a new password', form, problem === undefined ? 200 : 400);
}

async function setPassword(services: AuthServices, request: Request, url: URL): Promise<Response> {
  const form = new URLSearchParams(await readText(request));
  try {
    const { email } = await applyPasswordReset(services, oobCode(url), form.get('newPassword') ?? '');
    const text = markup`<p>You can now sign in to <strong>${email}</strong> with your new password.</p>`;
    return success('Password changed', text, url);
  } catch (error) {
    // Any other error is about the code, and no other password would help.
    if (!(error instanceof AuthError) || !/^(WEAK_)?PASSWORD/.test(error.message)) throw error;
    return askForPassword(services, url, error.message.split(' : ')[1]);
  }
}

function oobCode(url: URL): string {
  return url.searchParams.get('oobCode') ?? '';
}

function success(title: string, text: Markup, url: URL): Response {
  const continueUrl = url.searchParams.get('continueUrl');
  const continueLink =
    continueUrl !== null && isTrustedContinueUrl(continueUrl, url.origin)
      ? markup`<a class="action" href="${continueUrl}">Continue</a>`
      : markup``;
  return page(title, markup`<div class="card">${text}${continueLink}</div>`);
}

function failure(title: string, text: string): Response {
  return page(
    title,
    markup`<div class="card"><p>${text}</p><a href="/__local/mailbox">Back to the mailbox</a></div>`,
    400,
  );
}

function explain(errorCode: string): string {
  switch (errorCode) {
    case 'INVALID_OOB_CODE':
      return 'It has already been used, or a newer one has, or it is not complete. Ask for a new one.';
    case 'EXPIRED_OOB_CODE':
      return 'It has expired. Ask for a new one.';
    case 'USER_DISABLED':
      return 'The account it belongs to has been disabled.';
    case 'EMAIL_EXISTS':
      return 'Another account has this email address by now.';
    default:
      return errorCode;
  }
}
