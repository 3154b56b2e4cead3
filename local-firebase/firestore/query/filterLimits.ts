import { type FieldPath, formatFieldPath } from '../values/fieldPath';
import { RpcError } from '../wire/rpcError';
import { type Filter, fieldFiltersOf, isDocumentName, isInequality } from './query';

const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;

/**
 * Firestore's limits on combining conditions.
 * @param explicitOrders how many orders the request names
 * @param underDocument the query is on a subcollection, which counts as one more component
 * @throws RpcError INVALID_ARGUMENT in Firestore's words
 */
export function checkFilterLimits(
  filter: Filter | null,
  inequalityFields: readonly FieldPath[],
  explicitOrders: number,
  underDocument: boolean,
): void {
  if (filter !== null) checkCombinations(filter, inequalityFields);
  const size = filter === null ? { disjunctions: 1, conditions: 0 } : normalFormSize(filter);
  if (size.disjunctions > MAX_DISJUNCTIONS) {
    throw refused(
      `Too many disjunctions after normalization. Result had ${size.disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  if (filter !== null && mostArrayConditions(filter) > 1) {
    throw refused("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  if (inequalityFields.length > MAX_INEQUALITY_FIELDS) {
    throw refused(
      `The query contains ${inequalityFields.length} distinct inequality fields: [${inequalityFields.map(formatFieldPath).join(', ')}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
  checkComponents(size.conditions, explicitOrders, underDocument);
}

function checkComponents(conditions: number, explicitOrders: number, underDocument: boolean): void {
  if (conditions + explicitOrders + Number(underDocument) <= MAX_COMPONENTS) return;
  throw refused(
    `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${conditions} filters, ${explicitOrders} sort orders, and ${underDocument ? 'one' : 'no'} ancestor filter.`,
  );
}

function checkCombinations(filter: Filter, inequalityFields: readonly FieldPath[]): void {
  const conditions = fieldFiltersOf(filter);
  const uses = (...ops: readonly string[]) => conditions.filter(({ op }) => ops.includes(op)).length;
  if (uses('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL') > 1) {
    throw refused(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (uses('NOT_IN') > 0 && (uses('IN', 'ARRAY_CONTAINS_ANY') > 0 || hasOr(filter))) {
    throw refused("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const hasNameEquality = conditions.some(
    ({ field, op }) => isDocumentName(field) && (op === 'EQUAL' || op === 'IN'),
  );
  if (hasNameEquality && inequalityFields.length > 0 && !inequalityFields.some(isDocumentName)) {
    throw refused(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function hasOr(filter: Filter): boolean {
  return filter.kind === 'composite' && (filter.op === 'OR' || filter.filters.some(hasOr));
}

/**
 * The size of the filter as an OR of ANDs, counted without writing it out: how many ANDs, and how many conditions
 * in all of them together. A list of `in` or `array-contains-any` is an OR of its values. What is said twice side by
 * side counts once.
 */
function normalFormSize(filter: Filter): { disjunctions: number; conditions: number } {
  if (filter.kind !== 'composite') {
    const isList = filter.kind === 'membership' && filter.op !== 'NOT_IN';
    const alternatives = isList ? distinct(filter.values).length : 1;
    return { disjunctions: alternatives, conditions: alternatives };
  }
  const sizes = distinct(filter.filters).map(normalFormSize);
  if (filter.op === 'OR') {
    return sizes.reduce((a, b) => ({
      disjunctions: a.disjunctions + b.disjunctions,
      conditions: a.conditions + b.conditions,
    }));
  }
  return sizes.reduce(
    (a, b) => ({
      disjunctions: a.disjunctions * b.disjunctions,
      conditions: a.conditions * b.disjunctions + b.conditions * a.disjunctions,
    }),
    { disjunctions: 1, conditions: 0 },
  );
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map(item => [JSON.stringify(item), item])).values()];
}

function mostArrayConditions(filter: Filter): number {
  if (filter.kind !== 'composite') return filter.op.startsWith('ARRAY_CONTAINS') ? 1 : 0;
  const counts = distinct(filter.filters).map(mostArrayConditions);
  return filter.op === 'OR' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

/** The fields under inequalities, each once. */
export function inequalityFieldsOf(filter: Filter | null): readonly FieldPath[] {
  const fields = new Map(
    fieldFiltersOf(filter)
      .filter(isInequality)
      .map(({ field }) => [formatFieldPath(field), field]),
  );
  return [...fields.values()];
}

function refused(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}
