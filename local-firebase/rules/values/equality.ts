import { UnprovenError } from '../evaluate/evaluationError';
import { provenEqual } from '../list/provenEqual';
import type { Entries, PathSegment, RulesValue } from './value';

/**
 * `==`: an int and a float are equal where their numbers are; other values of two types never are. NaN equals
 * nothing.
 * @throws UnprovenError where a query does not settle it
 */
export function rulesEqual(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'unknown' || b.type === 'unknown') return provenEqual(a, b, rulesEqual);
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'string':
      return b.type === a.type && a.value === b.value;
    case 'int':
    case 'float':
      // A bigint and a number are compared by their exact values.
      // biome-ignore lint/suspicious/noDoubleEquals: strict equality is false between the two
      return (b.type === 'int' || b.type === 'float') && a.value == b.value;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items);
    case 'set':
      return (
        b.type === 'set' && a.items.length === b.items.length && a.items.every(item => hasItem(b.items, item))
      );
    case 'map':
      return b.type === 'map' && sameEntries(a.entries, b.entries);
    case 'mapDiff':
      return b.type === 'mapDiff' && sameEntries(a.after, b.after) && sameEntries(a.before, b.before);
    case 'path':
      return b.type === 'path' && samePath(a.segments, b.segments);
    default:
      return a satisfies never;
  }
}

/** Whether an item equals `value`. @throws UnprovenError where only an unknown one might */
export function hasItem(items: readonly RulesValue[], value: RulesValue): boolean {
  let doubt: UnprovenError | undefined;
  for (const item of items) {
    try {
      if (rulesEqual(item, value)) return true;
    } catch (error) {
      if (!(error instanceof UnprovenError)) throw error;
      doubt = error;
    }
  }
  if (doubt !== undefined) throw doubt;
  return false;
}

function sameItems(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return other !== undefined && rulesEqual(item, other);
    })
  );
}

function sameEntries(a: Entries, b: Entries): boolean {
  if (a.size !== b.size) return false;
  for (const key of a.keys()) {
    const value = a.get(key);
    const other = b.get(key);
    if (value === undefined || other === undefined || !rulesEqual(value, other)) return false;
  }
  return true;
}

function samePath(a: readonly PathSegment[], b: readonly PathSegment[]): boolean {
  const bindingOf = (part: PathSegment | undefined) => (typeof part === 'object' ? part.binding : undefined);
  return (
    a.length === b.length &&
    a.every((part, index) => part === b[index] || (bindingOf(part) ?? '') === bindingOf(b[index]))
  );
}
