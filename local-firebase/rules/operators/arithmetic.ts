import { EvaluationError } from '../evaluate/evaluationError';
import { unproven } from '../list/unknown';
import { intOf, wrappedInt64 } from '../values/int64';
import { durationOf, timestampOf } from '../values/time';
import { floatOf, type RulesValue, stringOf } from '../values/value';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** @throws EvaluationError for operands without this operation, an overflow or a division by zero */
export function arithmetic(operator: ArithmeticOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'int' && b.type === 'int') {
    const result = intResult(operator, a.value, b.value);
    // Of all operations only the division of the smallest integer by -1 is not checked by the official engine.
    return operator === '/' ? { type: 'int', value: wrappedInt64(result) } : intOf(result);
  }
  if (isNumber(a) && isNumber(b)) return floatOf(floatResult(operator, Number(a.value), Number(b.value)));
  if (a.type === 'unknown') throw unproven(a, 'is');
  if (b.type === 'unknown') throw unproven(b, 'is');
  const result = operator === '+' ? sumOf(a, b) : operator === '-' ? differenceOf(a, b) : undefined;
  if (result === undefined) throw new EvaluationError(`there is no ${a.type} ${operator} ${b.type}`);
  return result;
}

/** `-value`. @throws EvaluationError for anything but a number or a duration */
export function negated(value: RulesValue): RulesValue {
  if (value.type === 'int') return intOf(-value.value);
  if (value.type === 'float') return floatOf(-value.value);
  if (value.type === 'duration') return durationOf(-value.nanos);
  if (value.type === 'unknown') throw unproven(value, 'is');
  throw new EvaluationError(`there is no -${value.type}`);
}

function isNumber(value: RulesValue): value is Extract<RulesValue, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

function intResult(operator: ArithmeticOperator, a: bigint, b: bigint): bigint {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
    case '%':
      if (b === 0n) throw new EvaluationError('an integer is divided by zero');
      return operator === '/' ? a / b : a % b;
    default:
      return operator satisfies never;
  }
}

function floatResult(operator: ArithmeticOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
    default:
      return operator satisfies never;
  }
}

function sumOf(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'string' && b.type === 'string') return stringOf(a.value + b.value);
  if (a.type === 'duration' && b.type === 'timestamp') return sumOf(b, a);
  if (a.type === 'timestamp' && b.type === 'duration') return timestampOf(a.nanos + b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return durationOf(a.nanos + b.nanos);
  return undefined;
}

function differenceOf(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'timestamp' && b.type === 'timestamp') return durationOf(a.nanos - b.nanos);
  if (a.type === 'timestamp' && b.type === 'duration') return timestampOf(a.nanos - b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return durationOf(a.nanos - b.nanos);
  return undefined;
}
