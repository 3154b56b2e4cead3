import { compareText } from '../../firestore/textOrder';
import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from './value';

/**
 * The order of two values that rules can compare: two numbers, strings, timestamps or durations. NaN for the number
 * that is none, so that no comparison with it holds.
 * @throws EvaluationError for any other two
 */
export function rulesOrder(a: RulesValue, b: RulesValue): number {
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) {
    return orderOf(a.value, b.value);
  }
  if (a.type === 'string' && b.type === 'string') return compareText(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return orderOf(a.nanos, b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return orderOf(a.nanos, b.nanos);
  throw new EvaluationError(`there is no order between ${a.type} and ${b.type}`);
}

function orderOf(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // JavaScript compares a bigint with a number exactly; only NaN is neither less, greater nor equal.
  // biome-ignore lint/suspicious/noDoubleEquals: strict equality is false between a bigint and a number
  return a == b ? 0 : Number.NaN;
}
