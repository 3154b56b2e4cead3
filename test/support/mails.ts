import type { LocalFirebase } from '../../local-firebase/localFirebase';

const AUTH = 'http://localhost:4173/identitytoolkit.googleapis.com/v1/accounts';

/** The mail sent to an address last. */
export function mailTo({ auth }: LocalFirebase, address: string) {
  const mail = auth.accounts.mails().findLast(({ to }) => to === address);
  if (!mail) throw new Error(`There is no mail to ${address}.`);
  return mail;
}

/** The page of ours that a mail's link opens, as `renderApp` takes an address. */
export function linkOf(backend: LocalFirebase, address: string): string {
  const { pathname, search } = new URL(mailTo(backend, address).link);
  return pathname + search;
}

/** The person opens the link of a mail on another device: what it does is done, and nothing here hears of it. */
export async function openMailOnOtherDevice(backend: LocalFirebase, address: string): Promise<void> {
  const oobCode = new URL(mailTo(backend, address).link).searchParams.get('oobCode');
  const answer = await fetch(`${AUTH}:update?key=any`, { method: 'POST', body: JSON.stringify({ oobCode }) });
  if (!answer.ok) throw new Error(await answer.text());
}
