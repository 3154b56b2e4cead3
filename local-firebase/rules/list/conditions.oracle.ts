import fc from 'fast-check';
import type { StoredDocument } from '../../firestore/documents/document';
import { type FieldFilter, type Filter, fieldFiltersOf } from '../../firestore/query/query';
import { value as anyValue } from '../../firestore/query/queryArbitraries.oracle';
import { setField } from '../../firestore/values/fieldPath';
import { formatMicros } from '../../firestore/values/timestamp';
import type { Fields, Value } from '../../firestore/values/value';

/** The queries' and documents' few values, as rules write them. */
const VALUES = [
  'null',
  'false',
  'true',
  '0',
  '0.5',
  '1',
  '(-3)',
  "''",
  "'a'",
  "'\uff5e'",
  '9007199254740992',
  '9007199254740993',
  'timestamp.value(1768467600000)',
  'timestamp.value(1768467600250)',
  '[]',
  '[1]',
];
const TYPES = ['bool', 'int', 'float', 'number', 'string', 'timestamp', 'list', 'map', 'bytes', 'path'];
const ORDERS = ['==', '!=', '<', '<=', '>', '>='];

const value = fc.constantFrom(...VALUES);
const field = fc.constantFrom('a', 'b', 'm', 'm.x', 'a.y').map(name => `resource.data.${name}`);
const listOf = (items: fc.Arbitrary<string>) =>
  fc.array(items, { minLength: 1, maxLength: 3 }).map(texts => `[${texts.join(', ')}]`);

const unrelated: fc.Arbitrary<string> = fc.oneof(
  about(field, value),
  fc
    .tuple(fc.constantFrom('a', 'm'), fc.constantFrom('resource.data', 'resource.data.m'))
    .map(([key, map]) => `'${key}' in ${map}`),
);

/** A test of a field by a value. */
function about(name: fc.Arbitrary<string>, item: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    fc.tuple(name, fc.constantFrom(...ORDERS), item).map(parts => parts.join(' ')),
    fc.tuple(item, fc.constantFrom(...ORDERS), name).map(parts => parts.join(' ')),
    fc.tuple(name, listOf(item)).map(([tested, items]) => `${tested} in ${items}`),
    fc.tuple(item, name).map(([tested, list]) => `${tested} in ${list}`),
    fc.tuple(name, fc.constantFrom(...TYPES)).map(parts => parts.join(' is ')),
    fc
      .tuple(name, fc.constantFrom('hasAny', 'hasAll'), listOf(item))
      .map(([list, method, items]) => `${list}.${method}(${items})`),
    fc
      .tuple(name, item, item)
      .map(
        ([tested, fallback, other]) => `${tested.replace(/\.(\w+)$/, `.get('$1', ${fallback})`)} == ${other}`,
      ),
  );
}

/** Conditions of rules that a query with this filter may prove, or nearly. */
export function conditionsNear(filter: Filter | null): fc.Arbitrary<string> {
  if (filter === null) return unrelated;
  const near = nearFilter(filter);
  return fc.oneof(
    { weight: 4, arbitrary: near },
    {
      weight: 2,
      arbitrary: fc.tuple(near, fc.constantFrom('&&', '||'), near).map(parts => `(${parts.join(' ')})`),
    },
    { weight: 2, arbitrary: fc.tuple(unrelated, near).map(([a, b]) => `(${a} || ${b})`) },
    { weight: 1, arbitrary: near.map(inner => `!(${inner})`) },
    { weight: 1, arbitrary: fc.tuple(near, unrelated, near).map(([a, b, c]) => `(${a} ? ${b} : ${c})`) },
  );
}

function nearFilter(filter: Filter): fc.Arbitrary<string> {
  if (filter.kind === 'composite') {
    const operator = filter.op === 'AND' ? ' && ' : ' || ';
    return fc.tuple(...filter.filters.map(nearFilter)).map(texts => `(${texts.join(operator)})`);
  }
  const name = fc.constant(`resource.data.${filter.field.join('.')}`);
  const items = valuesOf(filter).map(literal);
  return about(
    name,
    items.length === 0 ? value : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...items) }, value),
  );
}

/** Documents of the collection that the queries are over, whose fields are often such as a filter asks for. */
export function documentsNear(filter: Filter | null): fc.Arbitrary<StoredDocument[]> {
  const conditions = fieldFiltersOf(filter);
  const planted = conditions.map(condition => {
    const values = valuesOf(condition);
    const near =
      values.length === 0
        ? anyValue
        : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, anyValue);
    const stored = condition.op.startsWith('ARRAY_CONTAINS')
      ? fc
          .array(near, { minLength: 1, maxLength: 2 })
          .map((items): Value => ({ arrayValue: { values: items } }))
      : near;
    return stored.map(each => ({ field: condition.field, value: each }));
  });
  const fields = fc
    .tuple(fc.dictionary(fc.constantFrom('a', 'b', 'm'), anyValue), ...planted)
    .map(([others, ...placed]) =>
      placed.reduce((all, each) => setField(all, each.field, each.value), others as Fields),
    );
  return fc
    .array(fields, { minLength: 1, maxLength: 6 })
    .map(list =>
      list.map((each, index) => ({ path: `c/${index}`, fields: each, createTime: 0, updateTime: 0 })),
    );
}

function valuesOf(filter: FieldFilter): readonly Value[] {
  if (filter.kind === 'comparison') return [filter.value];
  return filter.kind === 'membership' ? filter.values : [];
}

/** A value as rules write it; `null` stands for those that they cannot. */
function literal(wire: Value): string {
  if ('stringValue' in wire) return JSON.stringify(wire.stringValue).replace('\\u0000', '\\x00');
  if ('integerValue' in wire)
    return wire.integerValue === '-9223372036854775808' ? '0' : `(${wire.integerValue})`;
  if ('doubleValue' in wire)
    return Number.isFinite(wire.doubleValue) ? `(${wire.doubleValue})` : '(0.0 / 0.0)';
  if ('booleanValue' in wire) return String(wire.booleanValue);
  if ('timestampValue' in wire) {
    const millis = Date.parse(wire.timestampValue);
    const micros = formatMicros(millis * 1000) === wire.timestampValue ? 0 : 1000;
    return `(timestamp.value(${millis}) + duration.value(${micros}, 'ns'))`;
  }
  return 'arrayValue' in wire ? `[${wire.arrayValue.values.map(literal).join(', ')}]` : 'null';
}
