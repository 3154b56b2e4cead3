import type { Vector } from './vector';

/**
 * Requests that only our evaluator can be asked: the SDK refuses ids such as `__proto__`, it has no whole doubles to
 * send, and "exactly six days from now" needs a clock that stands still.
 */
export function isOnlyOurs({ name, request, expect }: Vector): boolean {
  const text = JSON.stringify(request);
  const holdsDouble = /"\$write":"double"/.test(text) && expect === 'deny';
  return / exactly /.test(name) || holdsDouble || /__.*__/.test(text) || /"days":6\b/.test(text);
}
