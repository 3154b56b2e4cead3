import { UnprovenError } from '../evaluate/evaluationError';
import { type Equality, provenEqual } from '../list/provenEqual';
import type { Entries, RulesValue } from './value';

/**
 * `==`: an int and a float are equal where they are the same double; other values of two types never are. NaN equals
 * nothing. What lists and maps hold has to be of one type too.
 * @throws UnprovenError where a query does not settle it
 */
export const rulesEqual: Equality = (a, b) => {
  if (isNumber(a) && isNumber(b)) {
    return a.type === b.type ? a.value === b.value : Number(a.value) === Number(b.value);
  }
  return equalBy(rulesEqual, heldEqual, a, b);
};

/** How an item of a list is found: `in`, `hasAny` and their kin. 1 is not 1.0 here. */
const itemEqual: Equality = (a, b) => {
  if (isNumber(a) && isNumber(b)) return a.type === b.type && a.value === b.value;
  return equalBy(itemEqual, heldEqual, a, b);
};

/** What lists and maps hold, compared with `==`: 1 is not 1.0, and 0.0 is not -0.0. */
const heldEqual: Equality = (a, b) => {
  if (a.type === 'float' && b.type === 'float') {
    return a.value === b.value && Object.is(a.value, b.value);
  }
  if (isNumber(a) && isNumber(b)) return a.type === b.type && a.value === b.value;
  return equalBy(heldEqual, heldEqual, a, b);
};

/** In sets and in differences of maps the same number of either type, and NaN, are the same. */
export const sameInSet: Equality = (a, b) => {
  if (isNumber(a) && isNumber(b)) {
    // A bigint and a number are compared by their exact values.
    // biome-ignore lint/suspicious/noDoubleEquals: strict equality is false between the two
    return a.value == b.value || (Number.isNaN(a.value) && Number.isNaN(b.value));
  }
  return equalBy(sameInSet, sameInSet, a, b);
};

function isNumber(value: RulesValue): value is Extract<RulesValue, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

/** @param held how the things in lists and maps are compared */
function equalBy(self: Equality, held: Equality, a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'unknown' || b.type === 'unknown') {
    return provenEqual(a, b, { areEqual: self, areFound: sameInSet });
  }
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'string':
      return b.type === a.type && a.value === b.value;
    case 'int':
    case 'float':
      // Two numbers are compared before this.
      return false;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'list':
      return b.type === 'list' && sameItems(a.items, b.items, held);
    case 'set':
      return (
        b.type === 'set' && a.items.length === b.items.length && a.items.every(item => setHas(b.items, item))
      );
    case 'map':
      return b.type === 'map' && sameEntries(a.entries, b.entries, held);
    case 'mapDiff':
      // The official engine compares which object it is.
      return false;
    case 'path':
      return b.type === 'path' && a.segments.join('\0') === b.segments.join('\0');
    default:
      return a satisfies never;
  }
}

/** Whether an item of a list is `value`. @throws UnprovenError where only an unknown one might be */
export function listHas(items: readonly RulesValue[], value: RulesValue): boolean {
  return has(items, value, itemEqual);
}

/** Whether an item of a set is `value`. @throws UnprovenError where only an unknown one might be */
export function setHas(items: readonly RulesValue[], value: RulesValue): boolean {
  return has(items, value, sameInSet);
}

function has(items: readonly RulesValue[], value: RulesValue, areEqual: Equality): boolean {
  let doubt: UnprovenError | undefined;
  for (const item of items) {
    try {
      if (areEqual(item, value)) return true;
    } catch (error) {
      if (!(error instanceof UnprovenError)) throw error;
      doubt = error;
    }
  }
  if (doubt !== undefined) throw doubt;
  return false;
}

function sameItems(a: readonly RulesValue[], b: readonly RulesValue[], areEqual: Equality): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return other !== undefined && areEqual(item, other);
    })
  );
}

function sameEntries(a: Entries, b: Entries, areEqual: Equality): boolean {
  if (a.size !== b.size) return false;
  for (const key of a.keys()) {
    const value = a.get(key);
    const other = b.get(key);
    if (value === undefined || other === undefined || !areEqual(value, other)) return false;
  }
  return true;
}
