/** A JSON answer, formatted as the hosted services send it. */
export function json(body: unknown, status = 200): Response {
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'no-store' },
  });
}

/**
 * An HTML page of the local backend's own (mailbox, action links, faults). It runs no script, loads nothing from
 * elsewhere, is in nobody's frame, and does not tell the page it leads to where it came from: its address can hold a
 * one-time code.
 */
export function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // With none at all a browser would call the origin of the page's own forms null.
      'referrer-policy': 'strict-origin',
    },
  });
}
