/**
 * Whether a source of `firebase.json` covers a path: `/assets/**` everything below `/assets/`, `!/assets/**` all else, `/menu` that
 * address alone, and `404.html` hosting's name for whatever is missing. Those are the forms that it uses.
 */
export function covers(source: string, pathname: string): boolean {
  if (source === '404.html') return pathname === '/404.html';
  if (/^\/[\w/-]*$/.test(source)) return pathname === source;
  const form = /^(!?)(\/[\w/-]*\/)\*\*$/.exec(source);
  if (form) return pathname.startsWith(form[2] ?? '') !== (form[1] === '!');
  throw new Error(`firebase.json: the source "${source}" is of a form that hostingSource does not know.`);
}
