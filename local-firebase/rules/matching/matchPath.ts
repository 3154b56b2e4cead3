import { unknownValue } from '../list/unknown';
import type { PatternSegment } from '../syntax/ast';
import type { Unknown } from '../values/value';
import { pathOf, type RulesValue, stringOf } from '../values/value';

/**
 * A segment of a requested path: its text, one that differs between a query's documents, or, in a collection group,
 * any number of them.
 */
export type PathElement = string | { readonly any: 'one' | 'several' };

/** The values of a pattern's wildcards where it covers every path that `path` stands for; else undefined. */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathElement[],
): ReadonlyMap<string, RulesValue> | undefined {
  const recursive = pattern.findIndex(({ kind }) => kind === 'recursive');
  if (recursive < 0) {
    return pattern.length === path.length ? bind(pattern, path) : undefined;
  }
  const behind = pattern.length - recursive - 1;
  const rest = path.length - behind;
  const wildcard = pattern[recursive];
  if (rest < recursive || wildcard === undefined || wildcard.kind === 'text') return undefined;
  const before = bind(pattern.slice(0, recursive), path.slice(0, recursive));
  const after = bind(pattern.slice(recursive + 1), path.slice(rest));
  if (before === undefined || after === undefined) return undefined;
  const covered = pathValue(wildcard.name, path.slice(recursive, rest));
  return new Map([...before, [wildcard.name, covered], ...after]);
}

function bind(
  pattern: readonly PatternSegment[],
  path: readonly PathElement[],
): ReadonlyMap<string, RulesValue> | undefined {
  const values = new Map<string, RulesValue>();
  for (const [index, segment] of pattern.entries()) {
    const element = path[index];
    if (element === undefined) return undefined;
    if (segment.kind === 'text') {
      if (segment.text !== element) return undefined;
    } else if (typeof element === 'string') {
      values.set(segment.name, stringOf(element));
    } else {
      if (element.any === 'several') return undefined;
      values.set(segment.name, unknownValue(segment.name));
    }
  }
  return values;
}

/** A path, unless a part of it is not known. */
export function pathValue(name: string, path: readonly PathElement[]): RulesValue | Unknown {
  const segments = path.filter(element => typeof element === 'string');
  return segments.length === path.length ? pathOf(segments) : unknownValue(name);
}
