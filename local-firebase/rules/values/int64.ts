import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from './value';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** @throws EvaluationError where the number needs more than 64 bits */
export function intOf(value: bigint | number): RulesValue {
  return { type: 'int', value: checkedInt64(BigInt(value)) };
}

/** The number itself. @throws EvaluationError where it needs more than 64 bits */
export function checkedInt64(value: bigint): bigint {
  if (value > MAX_INT64 || value < MIN_INT64)
    throw new EvaluationError('the integer needs more than 64 bits');
  return value;
}
