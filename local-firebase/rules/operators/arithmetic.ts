import { EvaluationError } from '../evaluate/evaluationError';
import { checkedInt64, intOf } from '../values/int64';
import { floatOf, listOf, type RulesValue, stringOf } from '../values/value';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** @throws EvaluationError for operands without this operation, an overflow or a division by zero */
export function arithmetic(operator: ArithmeticOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'int' && b.type === 'int') return intOf(intResult(operator, a.value, b.value));
  if (isNumber(a) && isNumber(b)) return floatOf(floatResult(operator, Number(a.value), Number(b.value)));
  const result = operator === '+' ? sumOf(a, b) : operator === '-' ? differenceOf(a, b) : undefined;
  if (result === undefined) throw new EvaluationError(`there is no ${a.type} ${operator} ${b.type}`);
  return result;
}

/** `-value`. @throws EvaluationError for anything but a number or a duration */
export function negated(value: RulesValue): RulesValue {
  if (value.type === 'int') return intOf(-value.value);
  if (value.type === 'float') return floatOf(-value.value);
  if (value.type === 'duration') return { type: 'duration', nanos: -value.nanos };
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
  if (a.type === 'list' && b.type === 'list') return listOf([...a.items, ...b.items]);
  if (a.type === 'duration' && b.type === 'timestamp') return sumOf(b, a);
  if ((a.type === 'timestamp' || a.type === 'duration') && b.type === 'duration') {
    return { type: a.type, nanos: checkedNanos(a.nanos + b.nanos) };
  }
  return undefined;
}

function differenceOf(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'timestamp' && b.type === 'timestamp') return { type: 'duration', nanos: a.nanos - b.nanos };
  if ((a.type === 'timestamp' || a.type === 'duration') && b.type === 'duration') {
    return { type: a.type, nanos: checkedNanos(a.nanos - b.nanos) };
  }
  return undefined;
}

/** Seconds have 64 bits; nanoseconds are the rest. */
function checkedNanos(nanos: bigint): bigint {
  checkedInt64(nanos / 1_000_000_000n);
  return nanos;
}
