import { type Method, type Methods, methodOf } from '../functions/callable';
import { intOf } from '../values/int64';
import type { ValueOf } from '../values/value';

const NANOS_PER_SECOND = 1_000_000_000n;
const NANOS_PER_MILLI = 1_000_000n;
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND;
const MILLIS_PER_DAY = 86_400_000;

/** In UTC. Seconds and nanoseconds are those of the minute and of the second, like hours and minutes. */
export const timestampMethods: Methods<'timestamp'> = {
  year: component(date => date.getUTCFullYear()),
  month: component(date => date.getUTCMonth() + 1),
  day: component(date => date.getUTCDate()),
  hours: component(date => date.getUTCHours()),
  minutes: component(date => date.getUTCMinutes()),
  seconds: component(date => date.getUTCSeconds()),
  // From Monday, 1, to Sunday, 7.
  dayOfWeek: component(date => date.getUTCDay() || 7),
  dayOfYear: component(date => {
    const newYear = Date.UTC(date.getUTCFullYear(), 0, 1);
    return Math.floor((date.getTime() - newYear) / MILLIS_PER_DAY) + 1;
  }),
  nanos: methodOf(0, ({ nanos }) => intOf(floorRemainder(nanos, NANOS_PER_SECOND))),
  toMillis: methodOf(0, timestamp => intOf(millisOf(timestamp))),
  date: methodOf(0, ({ nanos }) => ({
    type: 'timestamp',
    nanos: nanos - floorRemainder(nanos, NANOS_PER_DAY),
  })),
  time: methodOf(0, ({ nanos }) => ({ type: 'duration', nanos: floorRemainder(nanos, NANOS_PER_DAY) })),
};

export const durationMethods: Methods<'duration'> = {
  seconds: methodOf(0, ({ nanos }) => intOf(nanos / NANOS_PER_SECOND)),
  nanos: methodOf(0, ({ nanos }) => intOf(nanos % NANOS_PER_SECOND)),
};

function component(read: (date: Date) => number): Method<ValueOf<'timestamp'>> {
  return methodOf(0, timestamp => intOf(read(new Date(Number(millisOf(timestamp))))));
}

function millisOf({ nanos }: ValueOf<'timestamp'>): bigint {
  return (nanos - floorRemainder(nanos, NANOS_PER_MILLI)) / NANOS_PER_MILLI;
}

/** The remainder that is never negative, so that times before 1970 round down as well. */
function floorRemainder(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}
