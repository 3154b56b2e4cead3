import { isReservedName } from '../documents/reservedName';
import { parseFieldReference } from '../query/parseFilter';
import { parseStructuredQuery } from '../query/parseQuery';
import { isDocumentName, type Query, sameField } from '../query/query';
import type { FieldPath } from '../values/fieldPath';
import { invalid, isObject, readArray, readCount, readObject, unknownName } from '../values/wireJson';
import { RpcError } from '../wire/rpcError';

const MAX_AGGREGATIONS = 5;
const MAX_ALIAS_BYTES = 1500;

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly field: FieldPath };

export type AggregationQuery = { readonly query: Query; readonly aggregations: readonly Aggregation[] };

/**
 * Reads a `StructuredAggregationQuery`. As in Firestore, only documents that have every field summed or averaged
 * take part, also in a count beside them.
 * @param parent as in `parseStructuredQuery`
 * @throws RpcError INVALID_ARGUMENT, or UNIMPLEMENTED as `parseStructuredQuery`
 */
export function parseAggregationQuery(json: unknown, parent: string): AggregationQuery {
  const at = 'structuredAggregationQuery';
  const raw = readObject(json, ['structuredQuery', 'aggregations'], at);
  const list = readArray(raw.aggregations, `${at}.aggregations`);
  if (list.length === 0) throw invalid(`${at}.aggregations`, 'at least one aggregation is expected');
  if (list.length > MAX_AGGREGATIONS) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${list.length}`,
    );
  }
  const parsed = list.map((item, index) => parseAggregation(item, `${at}.aggregations[${index}]`));
  const aggregations = nameAggregations(parsed);
  const fields: FieldPath[] = [];
  for (const aggregation of aggregations) {
    if (aggregation.kind !== 'count' && !fields.some(field => sameField(field, aggregation.field))) {
      fields.push(aggregation.field);
    }
  }
  const query = parseStructuredQuery(raw.structuredQuery, parent, fields);
  if (query.projection !== null && fields.length > 0) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      'Cannot apply property masks when aggregation fields are present.',
    );
  }
  return { query, aggregations };
}

/** An empty alias stands for none. */
function parseAggregation(json: unknown, at: string): Aggregation {
  if (!isObject(json)) throw invalid(at, 'an aggregation is an object');
  const { alias = '', ...operators } = json;
  if (typeof alias !== 'string') throw invalid(`${at}.alias`, 'an alias is a text');
  checkAlias(alias, `${at}.alias`);
  const [kind, second] = Object.keys(operators);
  if (kind === undefined || second !== undefined)
    throw invalid(at, 'an aggregation is one of count, sum and avg');
  switch (kind) {
    case 'count':
      return { kind, alias, upTo: parseUpTo(operators.count, `${at}.count`) };
    case 'sum':
    case 'avg': {
      const { field } = readObject(operators[kind], ['field'], `${at}.${kind}`);
      return { kind, alias, field: parseAggregated(field, `${at}.${kind}.field`) };
    }
    default:
      throw unknownName(kind, at);
  }
}

function parseAggregated(json: unknown, at: string): FieldPath {
  const field = parseFieldReference(json, at);
  if (isDocumentName(field)) throw invalid(at, 'Aggregations are not supported for the property: __key__');
  return field;
}

function parseUpTo(json: unknown, at: string): number | null {
  const { upTo: json64 } = readObject(json, ['upTo'], at);
  const upTo = readCount(json64, `${at}.upTo`, 64);
  if (upTo === 0) throw invalid(`${at}.upTo`, 'upTo must be greater than zero');
  return upTo;
}

function checkAlias(alias: string, at: string): void {
  if (isReservedName(alias) || Buffer.byteLength(alias) > MAX_ALIAS_BYTES) {
    throw invalid(at, `${JSON.stringify(alias)} does not conform to the limitations of field names`);
  }
}

/** Gives `field_1`, `field_2`, … to those without an alias, as Firestore numbers them. */
function nameAggregations(aggregations: readonly Aggregation[]): readonly Aggregation[] {
  let unnamed = 0;
  const named = aggregations.map(aggregation => {
    if (aggregation.alias !== '') return aggregation;
    unnamed += 1;
    return { ...aggregation, alias: `field_${unnamed}` };
  });
  const aliases = named.map(({ alias }) => alias);
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) !== index);
  if (twice !== undefined) {
    throw new RpcError('INVALID_ARGUMENT', `Duplicate aggregation alias '${twice}': aliases must be unique.`);
  }
  return named;
}
