import { type FieldFilter, sameField } from '../../firestore/query/query';
import type { FieldPath } from '../../firestore/values/fieldPath';
import { UnprovenError } from '../evaluate/evaluationError';
import { rulesValueOf } from '../values/fromFirestore';
import { floatOf, NULL, type RulesValue, type Unknown } from '../values/value';

/** Something of which a query tells nothing at all: a document's id, a path. */
export function unknownValue(label: string): Unknown {
  return { type: 'unknown', label, field: [], given: [] };
}

/** The data of the documents that satisfy all of `given`. */
export function unknownData(given: readonly FieldFilter[]): Unknown {
  return { type: 'unknown', label: 'resource.data', field: [], given };
}

/** A field of an unknown map: its value where the query pins it, else unknown in turn. */
export function unknownField(map: Unknown, name: string): RulesValue {
  const field = [...map.field, name];
  const child: Unknown = { type: 'unknown', label: `${map.label}.${name}`, field, given: map.given };
  return pinnedValue(child) ?? child;
}

/** `map.get(name, fallback)`: proven only where a condition needs the field to be there. */
export function unknownFieldOr(map: Unknown, name: string): RulesValue {
  const value = unknownField(map, name);
  if (value.type === 'unknown' && !fieldExists(map, name)) throw unproven(value, 'is there');
  return value;
}

/** Whether every document has the field `name` in this map, as far as the query tells. */
export function fieldExists({ field, given }: Unknown, name: string): boolean {
  const path = [...field, name];
  return given.some(filter => isWithin(filter.field, path));
}

/** The conditions on exactly this value. */
export function conditionsOn({ field, given }: Unknown): readonly FieldFilter[] {
  return field.length === 0 ? [] : given.filter(filter => sameField(filter.field, field));
}

/** Whether a condition looks inside this value, which then is a map. */
export function isKnownMap({ field, given }: Unknown): boolean {
  return given.some(filter => filter.field.length > field.length && isWithin(filter.field, field));
}

export function unproven(value: Unknown, what: string): UnprovenError {
  return new UnprovenError(`the query does not prove what ${value.label} ${what}`);
}

/**
 * A value pinned by `==`. Not a number: 1 and 1.0 are equal, and what is pinned may be either. Nor an array or a
 * map, which may hold numbers.
 */
function pinnedValue(value: Unknown): RulesValue | undefined {
  for (const filter of conditionsOn(value)) {
    if (filter.kind === 'unary' && filter.op === 'IS_NULL') return NULL;
    if (filter.kind === 'unary' && filter.op === 'IS_NAN') return floatOf(Number.NaN);
    if (filter.kind !== 'comparison' || filter.op !== 'EQUAL') continue;
    const pinned = rulesValueOf(filter.value);
    if (!['int', 'float', 'list', 'map'].includes(pinned.type)) return pinned;
  }
  return undefined;
}

function isWithin(path: FieldPath, outer: FieldPath): boolean {
  return path.length >= outer.length && sameField(path.slice(0, outer.length), outer);
}
