import type { AuthServices } from '../authServices';
import { type OobCode, type OobKind, type OobState, oobState, recipient } from '../mails/oobCode';
import { type Markup, markup } from './markup';
import { page } from './page';

type MailTexts = { readonly subject: string; readonly action: string };

const TEXTS: { readonly [kind in OobKind]: MailTexts } = {
  VERIFY_EMAIL: { subject: 'Verify your email address', action: 'Verify email address' },
  PASSWORD_RESET: { subject: 'Reset your password', action: 'Choose a new password' },
  VERIFY_AND_CHANGE_EMAIL: { subject: 'Confirm your new email address', action: 'Confirm new address' },
  RECOVER_EMAIL: { subject: 'Your email address was changed', action: 'Undo the change' },
};

/** The shop is in India, and so are the times of its mails, wherever the machine is. */
const TIME_FORMAT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** `/__local/mailbox`: every mail sent, newest first. */
export function mailboxPage({ oobCodes, clock }: AuthServices): Response {
  const mails = oobCodes.rows().toReversed();
  const nowMs = clock();
  return page(
    'Mailbox',
    markup`<p class="quiet">Mail to customers and staff stays on this machine and is shown here.
<a href="/__local/mailbox">Look for new mail</a></p>
${mails.length === 0 ? emptyBox() : mailList(mails, nowMs)}`,
  );
}

function emptyBox(): Markup {
  return markup`<div class="card">
<h2>No mail yet</h2>
<p class="quiet">Create an account or ask for a password reset in the shop, and its mail appears here.</p>
</div>`;
}

function mailList(mails: readonly OobCode[], nowMs: number): Markup {
  const items = mails.map(mail => mailItem(mail, oobState(mail, nowMs)));
  return markup`<ol class="mails" reversed>
${items}
</ol>`;
}

function mailItem(mail: OobCode, state: OobState): Markup {
  const { subject } = TEXTS[mail.kind];
  return markup`<li class="mail">
<article>
<header>
<h2>${subject}</h2>
<time class="quiet" datetime="${new Date(mail.sentAt).toISOString()}">${TIME_FORMAT.format(mail.sentAt)} IST</time>
</header>
<p>To ${recipient(mail)}</p>
${mailAction(mail, state)}
</article>
</li>`;
}

function mailAction(mail: OobCode, state: OobState): Markup {
  switch (state) {
    case 'open':
      return markup`<a class="action" href="${mail.link}">${TEXTS[mail.kind].action}</a>`;
    case 'used':
      return markup`<p class="quiet">This link can no longer be used.</p>`;
    case 'expired':
      return markup`<p class="quiet">This link has expired.</p>`;
  }
}
