import { re2 } from '../rules/regex/re2';

/** With a head of 16 kB, the longest that Node takes, the engine then needs a fraction of a second at the worst. */
const MAX_LENGTH = 60;

/**
 * A test whether a regular expression matches anywhere in a path. The expressions are RE2's, which no text makes take
 * longer than the text is long: one of JavaScript's own, such as `(a+)+$`, would stop the server for as long as it likes.
 *
 * @throws Error that says what is wrong with the pattern
 */
export function compilePathPattern(pattern: string): (path: string) => boolean {
  if (pattern.length > MAX_LENGTH) throw new Error(`a pattern has ${MAX_LENGTH} characters at most`);
  if (/\{\d/.test(pattern)) throw new Error('counted repetitions, such as a{2}, are not supported');
  // By itself first: within the group, a parenthesis too many could close it.
  re2(pattern);
  const anywhere = re2(`(?s:.*)(?:${pattern})(?s:.*)`);
  return path => anywhere.matchesWhole(path);
}
