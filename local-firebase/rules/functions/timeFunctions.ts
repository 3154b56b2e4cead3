import { EvaluationError } from '../evaluate/evaluationError';
import { durationOf, timestampOf } from '../values/time';
import { argument, type Callable, functionOf } from './callable';

const NANOS_PER_UNIT: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};
const NANOS_PER_MILLI = 1_000_000n;

export const timestampFunctions: Readonly<Record<string, Callable>> = {
  /** Year, month from 1, day: the midnight in UTC with which it begins. */
  date: functionOf(3, args => {
    const [year, month, day] = [0, 1, 2].map(index => Number(argument(args, index, 'int').value));
    return timestampOf(BigInt(midnight(year ?? 0, month ?? 0, day ?? 0)) * NANOS_PER_MILLI);
  }),
  /** Milliseconds since the epoch. */
  value: functionOf(1, args => timestampOf(argument(args, 0, 'int').value * NANOS_PER_MILLI)),
};

export const durationFunctions: Readonly<Record<string, Callable>> = {
  abs: functionOf(1, args => {
    const { nanos } = argument(args, 0, 'duration');
    return durationOf(nanos < 0n ? -nanos : nanos);
  }),
  /** Hours, minutes, seconds, nanoseconds. */
  time: functionOf(4, args => {
    const units = [NANOS_PER_UNIT.h, NANOS_PER_UNIT.m, NANOS_PER_UNIT.s, NANOS_PER_UNIT.ns];
    const parts = units.map((nanos, index) => (nanos ?? 0n) * argument(args, index, 'int').value);
    return durationOf(parts.reduce((sum, part) => sum + part, 0n));
  }),
  value: functionOf(2, args => {
    const magnitude = argument(args, 0, 'int').value;
    const unit = argument(args, 1, 'string').value;
    const nanos = Object.hasOwn(NANOS_PER_UNIT, unit) ? NANOS_PER_UNIT[unit] : undefined;
    if (nanos === undefined) throw new EvaluationError(`there is no unit of time ${JSON.stringify(unit)}`);
    return durationOf(magnitude * nanos);
  }),
};

/** @throws EvaluationError for a day that no calendar has */
function midnight(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new EvaluationError(`there is no day ${year}-${month}-${day}`);
  }
  return date.getTime();
}
