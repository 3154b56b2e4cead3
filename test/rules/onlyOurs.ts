import type { Vector } from './vector';

/**
 * Requests that the SDK itself refuses to send, or whose point a whole double is, which it cannot write: only our
 * evaluator can be asked about them.
 */
export function isOnlyOurs({ request, expect }: Vector): boolean {
  const text = JSON.stringify(request);
  const holdsDouble = /"\$write":"double"/.test(text) && expect === 'deny';
  // Ids such as `__proto__` are reserved.
  return holdsDouble || /__.*__/.test(text);
}
