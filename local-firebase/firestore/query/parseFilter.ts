import { isReservedName } from '../documents/reservedName';
import { type FieldPath, parseFieldPath } from '../values/fieldPath';
import type { Value } from '../values/value';
import { parseValue } from '../values/valueParse';
import { enumName, invalid, isObject, readArray, readObject, unknownName } from '../values/wireJson';
import { RpcError } from '../wire/rpcError';
import { documentNameValue } from './documentNameValue';
import {
  COMPARISONS,
  COMPOSITE_OPERATORS,
  FIELD_OPERATORS,
  type Filter,
  isDocumentName,
  MEMBERSHIPS,
  UNARY_OPERATORS,
  UNARY_TESTS,
} from './query';

const MAX_VALUES = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 } as const;

/**
 * Reads `StructuredQuery.where`.
 * @param root `projects/{project}/databases/{database}/documents`, that document names have to start with
 * @throws RpcError INVALID_ARGUMENT in Firestore's words where they are known
 */
export function parseFilter(json: unknown, root: string, at: string): Filter {
  if (!isObject(json)) throw invalid(at, 'a filter is an object');
  const [kind, second] = Object.keys(json);
  if (kind === undefined || second !== undefined) {
    throw invalid(at, 'a filter is one of compositeFilter, fieldFilter and unaryFilter');
  }
  switch (kind) {
    case 'compositeFilter':
      return parseComposite(json.compositeFilter, root, `${at}.compositeFilter`);
    case 'fieldFilter':
      return parseFieldFilter(json.fieldFilter, root, `${at}.fieldFilter`);
    case 'unaryFilter':
      return parseUnary(json.unaryFilter, `${at}.unaryFilter`);
    default:
      throw unknownName(kind, at);
  }
}

/** Reads a `FieldReference`: `{ fieldPath }`. @throws RpcError INVALID_ARGUMENT */
export function parseFieldReference(json: unknown, at: string): FieldPath {
  const { fieldPath } = readObject(json, ['fieldPath'], at);
  const field = parseFieldPath(fieldPath, `${at}.fieldPath`);
  if (!isDocumentName(field) && field.some(isReservedName)) {
    throw invalid(`${at}.fieldPath`, `the field path ${fieldPath} has a reserved name`);
  }
  return field;
}

function parseComposite(json: unknown, root: string, at: string): Filter {
  const { op: operator, filters } = readObject(json, ['op', 'filters'], at);
  const op = enumName(operator, COMPOSITE_OPERATORS);
  if (op !== 'AND' && op !== 'OR') throw invalid(`${at}.op`, `${JSON.stringify(op)} is not AND or OR`);
  const parsed = readArray(filters, `${at}.filters`).map((filter, index) =>
    parseFilter(filter, root, `${at}.filters[${index}]`),
  );
  // An AND of nothing is no condition at all.
  if (parsed.length === 0 && op === 'OR') {
    throw new RpcError('INVALID_ARGUMENT', 'Composite filter must have at least one sub-filter.');
  }
  return { kind: 'composite', op, filters: parsed };
}

function parseFieldFilter(json: unknown, root: string, at: string): Filter {
  const { field: reference, op: operator, value } = readObject(json, ['field', 'op', 'value'], at);
  const op = enumName(operator, FIELD_OPERATORS);
  const field = parseFieldReference(reference, `${at}.field`);
  const isName = isDocumentName(field);
  if (isName && (op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY')) {
    throw new RpcError('INVALID_ARGUMENT', 'the name __key__ is reserved');
  }
  const operand = (raw: unknown, place: string): Value =>
    isName ? documentNameValue(raw, root, place, NOT_A_NAME) : parseValue(raw, place);
  const membership = MEMBERSHIPS.find(known => known === op);
  if (membership) {
    const values = readOperands(value, membership, `${at}.value`).map((raw, index) =>
      operand(raw, `${at}.value[${index}]`),
    );
    return { kind: 'membership', field, op: membership, values };
  }
  const comparison = COMPARISONS.find(known => known === op);
  if (!comparison) throw invalid(`${at}.op`, `${JSON.stringify(op)} is no operator of a field filter`);
  return { kind: 'comparison', field, op: comparison, value: operand(value, `${at}.value`) };
}

const NOT_A_NAME = '__key__ filter value must be a Key';

/** The list of an IN filter. Unlike a stored array it may contain arrays. */
function readOperands(json: unknown, op: keyof typeof MAX_VALUES, at: string): readonly unknown[] {
  if (!isObject(json) || !('arrayValue' in json)) {
    throw new RpcError('INVALID_ARGUMENT', `'${op}' requires an ArrayValue.`);
  }
  const { arrayValue } = readObject(json, ['arrayValue'], at);
  const values = readArray(readObject(arrayValue, ['values'], at).values, at);
  if (values.length === 0) {
    throw new RpcError('INVALID_ARGUMENT', `'${op}' requires an non-empty ArrayValue.`);
  }
  if (values.length > MAX_VALUES[op]) {
    throw new RpcError('INVALID_ARGUMENT', `'${op}' supports up to ${MAX_VALUES[op]} comparison values.`);
  }
  return values;
}

function parseUnary(json: unknown, at: string): Filter {
  const { field: reference, op: operator } = readObject(json, ['field', 'op'], at);
  const op = enumName(operator, UNARY_OPERATORS);
  const field = parseFieldReference(reference, `${at}.field`);
  const test = UNARY_TESTS.find(known => known === op);
  if (!test) throw invalid(`${at}.op`, `${JSON.stringify(op)} is no operator of a unary filter`);
  if (isDocumentName(field)) throw new RpcError('INVALID_ARGUMENT', NOT_A_NAME);
  return { kind: 'unary', field, op: test };
}
