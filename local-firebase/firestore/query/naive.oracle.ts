import type { StoredDocument } from '../documents/document';
import type { Value } from '../values/value';

/**
 * A second query engine for the property tests: as plain as it can be, written from the documentation, and sharing
 * nothing with the real one but the shape of documents. It reads the request's JSON and takes it to be valid.
 */
export type NaiveFilter = {
  compositeFilter?: { op: string; filters: NaiveFilter[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value };
  unaryFilter?: { field: { fieldPath: string }; op: string };
};
export type NaiveQuery = {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: NaiveFilter;
  orderBy?: { field: { fieldPath: string }; direction: string }[];
  startAt?: { values: Value[]; before: boolean };
  endAt?: { values: Value[]; before: boolean };
  offset?: number;
  limit?: number;
  select?: { fields: { fieldPath: string }[] };
};

const TYPES = [
  'nullValue',
  'booleanValue',
  'NaN',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'vector',
  'mapValue',
];

function typeOf(value: Value): string {
  const kind = Object.keys(value)[0] ?? '';
  if ('doubleValue' in value && value.doubleValue === 'NaN') return 'NaN';
  if (kind === 'doubleValue' || kind === 'integerValue') return 'number';
  return 'mapValue' in value && '__type__' in value.mapValue.fields ? 'vector' : kind;
}

const sign = (a: number | bigint | string | boolean, b: number | bigint | string | boolean) =>
  a < b ? -1 : a > b ? 1 : 0;
const bySteps = (...steps: number[]) => steps.find(step => step !== 0) ?? 0;
const utf8 = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function byElement<Item>(a: Item[], b: Item[], compare: (x: Item, y: Item) => number): number {
  const shared = a.slice(0, b.length).map((item, index) => compare(item, b[index] as Item));
  return bySteps(...shared, a.length - b.length);
}

/** A number as whole part and fraction, both exact. */
function parts(value: Value): [number, bigint, number] {
  if ('integerValue' in value) return [0, BigInt(value.integerValue), 0];
  const number = 'doubleValue' in value ? Number(value.doubleValue) : 0;
  if (!Number.isFinite(number)) return [Math.sign(number), 0n, 0];
  return [0, BigInt(Math.floor(number)), number - Math.floor(number)];
}

export function naiveCompare(a: Value, b: Value): number {
  const type = typeOf(a);
  if (type !== typeOf(b)) return sign(TYPES.indexOf(type), TYPES.indexOf(typeOf(b)));
  if (type === 'number') {
    const [x, y] = [parts(a), parts(b)];
    return bySteps(sign(x[0], y[0]), sign(x[1], y[1]), sign(x[2], y[2]));
  }
  const micros = (text: string) => text.replace('Z', '').padEnd(20, '.').padEnd(26, '0');
  if ('booleanValue' in a && 'booleanValue' in b) return sign(a.booleanValue, b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b)
    return sign(micros(a.timestampValue), micros(b.timestampValue));
  if ('stringValue' in a && 'stringValue' in b) return utf8(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('referenceValue' in a && 'referenceValue' in b)
    return byElement(a.referenceValue.split('/'), b.referenceValue.split('/'), utf8);
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return bySteps(
      sign(a.geoPointValue.latitude, b.geoPointValue.latitude),
      sign(a.geoPointValue.longitude, b.geoPointValue.longitude),
    );
  if ('arrayValue' in a && 'arrayValue' in b)
    return byElement([...a.arrayValue.values], [...b.arrayValue.values], naiveCompare);
  if (!('mapValue' in a && 'mapValue' in b)) return 0;
  if (type === 'vector') {
    const numbers = (value: Value) => JSON.stringify(value).split('Value":').length;
    return bySteps(
      sign(numbers(a), numbers(b)),
      naiveCompare(a.mapValue.fields.value as Value, b.mapValue.fields.value as Value),
    );
  }
  const entries = (value: typeof a) =>
    Object.entries(value.mapValue.fields).sort(([x], [y]) => utf8(x, y)) as [string, Value][];
  return byElement(entries(a), entries(b), ([x, p], [y, q]) => bySteps(utf8(x, y), naiveCompare(p, q)));
}

/** Field paths of the tests have no backquotes. */
function read(root: string, document: StoredDocument, path: string): Value | undefined {
  if (path === '__name__') return { referenceValue: `${root}/${document.path}` };
  let value: Value | undefined = { mapValue: { fields: document.fields } };
  for (const name of path.split('.')) {
    value = value && 'mapValue' in value ? value.mapValue.fields[name] : undefined;
  }
  return value;
}

const isNothing = (value: Value) => ['nullValue', 'NaN'].includes(typeOf(value));
const equal = (a: Value, b: Value) => !isNothing(a) && !isNothing(b) && naiveCompare(a, b) === 0;
const itemsOf = (value: Value) => ('arrayValue' in value ? value.arrayValue.values : []);

function holds(root: string, filter: NaiveFilter, document: StoredDocument): boolean {
  if (filter.compositeFilter) {
    const inner = filter.compositeFilter.filters.map(each => holds(root, each, document));
    return filter.compositeFilter.op === 'AND' ? !inner.includes(false) : inner.includes(true);
  }
  const condition = filter.fieldFilter ?? filter.unaryFilter;
  const value = read(root, document, condition?.field.fieldPath ?? '');
  if (!value) return false;
  const operand = filter.fieldFilter?.value ?? { nullValue: null };
  const order =
    typeOf(value) === typeOf(operand) && !isNothing(value) ? naiveCompare(value, operand) : Number.NaN;
  const notNull = !('nullValue' in value);
  const hasNull = itemsOf(operand).some(item => 'nullValue' in item);
  const results: Record<string, boolean> = {
    EQUAL: equal(value, operand),
    NOT_EQUAL: notNull && !('nullValue' in operand) && !equal(value, operand),
    LESS_THAN: order < 0,
    LESS_THAN_OR_EQUAL: order <= 0,
    GREATER_THAN: order > 0,
    GREATER_THAN_OR_EQUAL: order >= 0,
    ARRAY_CONTAINS: itemsOf(value).some(item => equal(item, operand)),
    ARRAY_CONTAINS_ANY: itemsOf(value).some(item => itemsOf(operand).some(each => equal(item, each))),
    IN: itemsOf(operand).some(each => equal(value, each)),
    NOT_IN: notNull && !hasNull && !itemsOf(operand).some(each => equal(value, each)),
    IS_NULL: !notNull,
    IS_NOT_NULL: notNull,
    IS_NAN: typeOf(value) === 'NaN',
    IS_NOT_NAN: notNull && typeOf(value) !== 'NaN',
  };
  return results[condition?.op ?? ''] ?? false;
}

function inequalityFields(filter: NaiveFilter | undefined): string[] {
  if (filter?.compositeFilter) return filter.compositeFilter.filters.flatMap(inequalityFields);
  const condition = filter?.fieldFilter ?? filter?.unaryFilter;
  if (!condition || !/^(NOT_|IS_NOT_|LESS|GREATER)/.test(condition.op)) return [];
  // What nothing can match asks for no order.
  const operand = filter?.fieldFilter?.value;
  // A list with a null is a value like others, but for what is asked not to be in it.
  const [first, second] = operand && condition.op === 'NOT_IN' ? itemsOf(operand) : operand ? [operand] : [];
  const isOnlyNull = first !== undefined && 'nullValue' in first && second === undefined;
  const isNaNRange = operand !== undefined && typeOf(operand) === 'NaN' && condition.op !== 'NOT_EQUAL';
  return isOnlyNull || isNaNRange ? [] : [condition.field.fieldPath];
}

function inCollection(query: NaiveQuery, parentPath: string, document: StoredDocument): boolean {
  const parent = parentPath === '' ? [] : parentPath.split('/');
  const segments = document.path.split('/');
  const [selector] = query.from;
  return (
    parent.every((segment, index) => segments[index] === segment) &&
    segments.length >= parent.length + 2 &&
    segments.at(-2) === selector?.collectionId &&
    (selector?.allDescendants === true || segments.length === parent.length + 2)
  );
}

function select(document: StoredDocument, paths: string[]): StoredDocument {
  // A tree of the wanted names; a name with nothing under it is wanted whole.
  const keep = (fields: StoredDocument['fields'], wanted: string[][]): StoredDocument['fields'] =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => {
        const here = wanted.filter(path => path[0] === name).map(path => path.slice(1));
        if (here.some(path => path.length === 0)) return [[name, value]];
        if (here.length === 0 || !('mapValue' in value)) return [];
        const inner = keep(value.mapValue.fields, here);
        return Object.keys(inner).length > 0 ? [[name, { mapValue: { fields: inner } }]] : [];
      }),
    );
  const wanted = paths.map(path => path.split('.'));
  return { ...document, fields: keep(document.fields, wanted) };
}

/** What the query returns, and how many matching documents its offset skipped. */
export function naiveRun(
  query: NaiveQuery,
  root: string,
  parentPath: string,
  documents: readonly StoredDocument[],
): { documents: StoredDocument[]; skipped: number } {
  const orders = [...(query.orderBy ?? [])];
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  for (const fieldPath of [
    ...inequalityFields(query.where)
      .filter(f => f !== '__name__')
      .sort(),
    '__name__',
  ]) {
    if (!orders.some(order => order.field.fieldPath === fieldPath)) {
      orders.push({ field: { fieldPath }, direction });
    }
  }
  const keysOf = (document: StoredDocument) =>
    orders.map(({ field }) => read(root, document, field.fieldPath));
  const place = (document: StoredDocument, values: readonly (Value | undefined)[]) =>
    bySteps(
      ...values.map((value, index) => {
        const order = naiveCompare(keysOf(document)[index] as Value, value as Value);
        return orders[index]?.direction === 'DESCENDING' ? -order : order;
      }),
    );
  const sorted = documents
    .filter(document => inCollection(query, parentPath, document))
    .filter(document => !query.where || holds(root, query.where, document))
    .filter(document => !keysOf(document).includes(undefined))
    .sort((a, b) => place(a, keysOf(b)))
    .filter(document => {
      if (!query.startAt) return true;
      const order = place(document, query.startAt.values);
      return query.startAt.before ? order >= 0 : order > 0;
    })
    .filter(document => {
      if (!query.endAt) return true;
      const order = place(document, query.endAt.values);
      return query.endAt.before ? order < 0 : order <= 0;
    });
  const offset = query.offset ?? 0;
  const page = sorted.slice(offset, query.limit === undefined ? undefined : offset + query.limit);
  const paths = query.select?.fields.map(field => field.fieldPath);
  return {
    documents: paths ? page.map(document => select(document, paths)) : page,
    skipped: Math.min(offset, sorted.length),
  };
}
