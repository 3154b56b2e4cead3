import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from './value';

const NANOS_PER_SECOND = 1_000_000_000n;
/** Google's timestamps go from the year 1 to 9999, and its durations as far as that is from end to end. */
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const LONGEST_SECONDS = 315_576_000_000n;

/** @param nanos nanoseconds since the epoch. @throws EvaluationError outside the years 1 to 9999 */
export function timestampOf(nanos: bigint): RulesValue {
  if (nanos < FIRST_SECOND * NANOS_PER_SECOND || nanos >= (LAST_SECOND + 1n) * NANOS_PER_SECOND) {
    throw new EvaluationError('a timestamp is in the years 1 to 9999');
  }
  return { type: 'timestamp', nanos };
}

/** @throws EvaluationError for more than 10,000 years */
export function durationOf(nanos: bigint): RulesValue {
  const seconds = nanos / NANOS_PER_SECOND;
  if (seconds > LONGEST_SECONDS || seconds < -LONGEST_SECONDS) {
    throw new EvaluationError('a duration has 10,000 years at most');
  }
  return { type: 'duration', nanos };
}
