import {
  inDays,
  isList,
  isMarker,
  serverTime,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
} from './vector';

/** One thing to change in a commit; without a value, what is there is taken away. */
export type Corruption = {
  readonly write: number;
  readonly place: Place;
  readonly value: VectorValue | undefined;
};
type Place = readonly (string | number)[];

/** Texts that a customer may write as they like: only what is no text is wrong there. */
const FREE_TEXTS = /^(shippingAddress|specialInstructions|placedAt|items\.\d\.(productName|size|image))$/;

/** Every single field that an order's commit could have wrong. */
export function corruptions(writes: readonly VectorWrite[]): Corruption[] {
  return writes.flatMap((each, write) => {
    if (each.kind === 'delete') return [];
    const { data } = each;
    return [...placesOf(data)].flatMap(place => {
      const old = valueAt(data, place);
      const values = place.length === 0 ? [] : [...wrong(place, old), undefined];
      const extra = isMap(old) ? [{ write, place: [...place, 'cvv'], value: '123' }] : [];
      return [...values.map(value => ({ write, place, value })), ...extra];
    });
  });
}

/** The commit with that one field changed. */
export function corrupted(
  writes: readonly VectorWrite[],
  { write, place, value }: Corruption,
): VectorWrite[] {
  return writes.map((each, index) =>
    index === write && each.kind !== 'delete' ? { ...each, data: changedAt(each.data, place, value) } : each,
  );
}

function* placesOf(value: VectorValue, place: Place = []): Generator<Place> {
  yield place;
  if (typeof value !== 'object' || value === null || isMarker(value)) return;
  for (const key of Object.keys(value)) yield* placesOf(at(value, key) ?? null, [...place, key]);
}

/** Values of other types, and others of the same. */
function wrong(place: Place, value: VectorValue): VectorValue[] {
  const path = place.join('.');
  const types: VectorValue[] = [null, true, [], ['x'], {}, 7.25, -1, Number.NaN];
  if (FREE_TEXTS.test(path)) return types;
  const others: VectorValue[] = ['', 'x', inDays(1), inDays(-1)];
  const same: VectorValue[] =
    typeof value === 'string'
      ? [`${value}x`, ` ${value}`]
      : typeof value === 'number'
        ? [value + 1, value - 1, value + 0.01, -value, String(value)]
        : [];
  const timed = path === 'estimatedDelivery' ? [serverTime] : [];
  if (path === 'email') return [...types, '', 'x', '@', 'a@b'];
  if (path === 'litres') return [null, true, [], {}, -1, Number.NaN, 'x', 100_000_001];
  if (path === 'inStock')
    return [
      null,
      true,
      [],
      {},
      'x',
      -1,
      Number.NaN,
      { $write: 'increment', by: 1 },
      { $write: 'increment', by: -1000 },
    ];
  return [...types, ...others, ...same, ...timed].filter(
    other => !Object.is(other, value) && !isSameNumber(other, value),
  );
}

/** 0 and -0 are the same number to everybody. */
function isSameNumber(a: VectorValue, b: VectorValue): boolean {
  return typeof a === 'number' && typeof b === 'number' && a === b;
}

function isMap(value: VectorValue): value is VectorFields {
  return typeof value === 'object' && value !== null && !isList(value) && !isMarker(value);
}

function at(value: VectorValue, key: string | number): VectorValue | undefined {
  if (isList(value)) return value[Number(key)];
  return isMap(value) ? new Map(Object.entries(value)).get(String(key)) : undefined;
}

function valueAt(value: VectorValue, place: Place): VectorValue {
  return place.reduce<VectorValue>((inner, key) => at(inner, key) ?? null, value);
}

/** The fields with another value at a place; undefined takes away what is there. */
function changedAt(fields: VectorFields, place: Place, value: VectorValue | undefined): VectorFields {
  const changed = replaced(fields, place, value);
  if (changed === undefined || !isMap(changed)) throw new Error('A document is a map.');
  return changed;
}

function replaced(
  old: VectorValue | undefined,
  place: Place,
  value: VectorValue | undefined,
): VectorValue | undefined {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const inner = replaced(at(old ?? null, key), rest, value);
  if (old !== undefined && isList(old)) {
    return old.flatMap((each, index) =>
      String(index) === String(key) ? (inner === undefined ? [] : [inner]) : [each],
    );
  }
  const entries = Object.entries(old !== undefined && isMap(old) ? old : {}).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? entries : [...entries, [key, inner]]);
}
