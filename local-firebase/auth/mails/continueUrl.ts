import { isLoopback } from '../../http/loopback';

/**
 * Whether the address may be offered as the way on after a mailed link: a web page of the same origin or of this
 * machine. Anything else could be somebody's page made to look like the shop.
 */
export function isTrustedContinueUrl(continueUrl: string, origin: string): boolean {
  if (!URL.canParse(continueUrl)) return false;
  const url = new URL(continueUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.origin === origin || isLoopback(url.hostname);
}
