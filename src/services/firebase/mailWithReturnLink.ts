// @bundle account

import type { ActionCodeSettings, Auth } from 'firebase/auth';
import { withAuthDeadline } from './authCall';
import { toAppError } from './toAppError';

/** A mail that the SDK asks for: with where its link leads on to, or without. */
type Ask = (settings?: ActionCodeSettings) => Promise<void>;

/**
 * Asks for a mail, in the language of the page, whose link leads back to an address of ours. A project that has not been told of
 * the shop's domain sends none that does: then one that leads no further, which is better than none.
 */
export async function mailWithReturnLink(auth: Auth, returnLink: string, ask: Ask): Promise<void> {
  auth.languageCode = document.documentElement.lang;
  try {
    await withAuthDeadline('Auth', ask({ url: new URL(returnLink, globalThis.location.href).href }));
  } catch (thrown) {
    if (!toAppError(thrown).code.endsWith('-continue-uri')) throw thrown;
    await withAuthDeadline('Auth', ask());
  }
}
