import type { StoredDocument } from '../documents/document';
import type { Value } from '../values/value';
import { compareValues, TYPE_RANK, typeRank, valuesEqual } from '../values/valueOrder';
import type { Comparison, Filter, Membership, UnaryTest } from './query';
import { readField } from './readField';

export type DocumentTest = (document: StoredDocument) => boolean;
type ValueTest = (value: Value) => boolean;

const NOTHING: ValueTest = () => false;

/** The filter as a function, so that it is looked at once and not for every document. */
export function compileFilter(filter: Filter): DocumentTest {
  if (filter.kind === 'composite') {
    const tests = filter.filters.map(compileFilter);
    return filter.op === 'AND'
      ? document => tests.every(test => test(document))
      : document => tests.some(test => test(document));
  }
  const read = readField(filter.field);
  const test = compileTest(filter);
  // No condition, not even !=, holds for a document without the field.
  return document => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

function compileTest(filter: Exclude<Filter, { kind: 'composite' }>): ValueTest {
  switch (filter.kind) {
    case 'comparison':
      return compileComparison(filter.op, filter.value);
    case 'membership':
      return compileMembership(filter.op, filter.values);
    case 'unary':
      return compileUnary(filter.op);
  }
}

function compileComparison(op: Comparison, operand: Value): ValueTest {
  // Null and NaN equal nothing and are in no range; the unary filters ask for them.
  if (op !== 'NOT_EQUAL' && isNullOrNaN(operand)) return NOTHING;
  switch (op) {
    case 'EQUAL':
      return value => valuesEqual(value, operand);
    case 'NOT_EQUAL':
      return isNull(operand) ? NOTHING : value => !isNull(value) && !isSame(value, operand);
    case 'LESS_THAN':
      return compileRange(operand, order => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return compileRange(operand, order => order <= 0);
    case 'GREATER_THAN':
      return compileRange(operand, order => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return compileRange(operand, order => order >= 0);
    case 'ARRAY_CONTAINS':
      return compileArrayContains([operand]);
  }
}

/** A range holds only values of the operand's own type. */
function compileRange(operand: Value, accepts: (order: number) => boolean): ValueTest {
  const rank = typeRank(operand);
  return value => typeRank(value) === rank && accepts(compareValues(value, operand));
}

function compileMembership(op: Membership, operands: readonly Value[]): ValueTest {
  const comparable = operands.filter(operand => !isNullOrNaN(operand));
  switch (op) {
    case 'IN':
      return value => comparable.some(operand => valuesEqual(value, operand));
    case 'ARRAY_CONTAINS_ANY':
      return compileArrayContains(comparable);
    case 'NOT_IN':
      // As in SQL: what is not in a list with a null is unknown, so nothing matches.
      if (operands.some(isNull)) return NOTHING;
      return value => !isNull(value) && !operands.some(operand => isSame(value, operand));
  }
}

/** Equality of a condition's operand: NaN is not even itself. */
function isSame(value: Value, operand: Value): boolean {
  return !isNaNValue(operand) && valuesEqual(value, operand);
}

function compileArrayContains(operands: readonly Value[]): ValueTest {
  return value =>
    'arrayValue' in value &&
    value.arrayValue.values.some(item => operands.some(operand => valuesEqual(item, operand)));
}

function compileUnary(op: UnaryTest): ValueTest {
  switch (op) {
    case 'IS_NULL':
      return isNull;
    case 'IS_NOT_NULL':
      return value => !isNull(value);
    case 'IS_NAN':
      return isNaNValue;
    case 'IS_NOT_NAN':
      return value => !isNullOrNaN(value);
  }
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function isNaNValue(value: Value): boolean {
  return typeRank(value) === TYPE_RANK.nan;
}

/** Values that only unary conditions ask for: no comparison holds for them. */
export function isNullOrNaN(value: Value): boolean {
  return isNull(value) || isNaNValue(value);
}
