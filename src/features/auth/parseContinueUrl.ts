// @bundle on-demand

import { PATHS } from '@/lib/paths';

/** The sign-in that a mailed link leads on to, of either area: an address of another site is never followed. */
export function parseContinueUrl(continueUrl: string | null, origin: string): string {
  if (continueUrl === null || !URL.canParse(continueUrl)) return PATHS.login;
  const url = new URL(continueUrl);
  const isOurs =
    url.origin === origin && (url.pathname === PATHS.login || url.pathname === PATHS.adminSignIn);
  return isOurs ? url.pathname + url.search : PATHS.login;
}
