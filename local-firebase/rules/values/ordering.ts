import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from './value';

/**
 * The order of two values that rules can compare: two numbers (as doubles where one is a float), strings (by UTF-16),
 * bytes, timestamps or durations. NaN for the number
 * that is none, so that no comparison with it holds.
 * @throws EvaluationError for any other two
 */
export function rulesOrder(a: RulesValue, b: RulesValue): number {
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) {
    return a.type === b.type ? orderOf(a.value, b.value) : orderOf(Number(a.value), Number(b.value));
  }
  if (a.type === 'string' && b.type === 'string') return a.value < b.value ? -1 : Number(a.value > b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return orderOf(a.nanos, b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return orderOf(a.nanos, b.nanos);
  throw new EvaluationError(`there is no order between ${a.type} and ${b.type}`);
}

function orderOf(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // Only NaN is neither less, greater nor equal.
  return a === b ? 0 : Number.NaN;
}
