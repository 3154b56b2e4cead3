import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from './value';

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

/** @throws EvaluationError where the number needs more than 64 bits */
export function intOf(value: bigint | number): RulesValue {
  return { type: 'int', value: checkedInt64(BigInt(value)) };
}

/** A float cut to a whole number, as Java casts it: held at the ends of 64 bits, 0 for NaN. */
export function clampInt64(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return MAX_INT64;
  return value <= -(2 ** 63) ? MIN_INT64 : BigInt(Math.trunc(value));
}

/** Cut to its lowest 64 bits, as Java does where it does not check. */
export function wrappedInt64(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

/** The number itself. @throws EvaluationError where it needs more than 64 bits */
export function checkedInt64(value: bigint): bigint {
  if (value > MAX_INT64 || value < MIN_INT64)
    throw new EvaluationError('the integer needs more than 64 bits');
  return value;
}
