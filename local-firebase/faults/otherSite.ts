/**
 * True when a browser says that a page of another site sent this request. The backend's own pages change state
 * with plain forms, which any page in the same browser could otherwise submit. Programs send neither header.
 */
export function isFromOtherSite(request: Request, url: URL): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== (request.headers.get('host') ?? url.host);
}
