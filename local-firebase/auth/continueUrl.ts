const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the address may be offered as the way on after a mailed link: a web page of the same origin or of this
 * machine. Anything else could be somebody's page made to look like the shop.
 */
export function isTrustedContinueUrl(continueUrl: string, origin: string): boolean {
  if (!URL.canParse(continueUrl)) return false;
  const url = new URL(continueUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return url.origin === origin || LOCAL_HOSTS.includes(url.hostname);
}
