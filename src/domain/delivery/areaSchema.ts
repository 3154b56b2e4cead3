import * as v from 'valibot';
import { PIN } from '@/lib/text/pinCode';
import { SLOT } from '@/lib/time/slot';

/** As the rules have it. */
export const AREA_LIMITS = { areas: 8, name: 60, pins: 60, slots: 4, feePaise: 10_000_000 } as const;

const filled = <Value extends v.GenericSchema>(value: Value, most: number) =>
  v.pipe(v.array(value), v.minLength(1), v.maxLength(most));
const whole = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

const areaSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(AREA_LIMITS.name)),
  pins: filled(v.pipe(v.string(), v.regex(PIN)), AREA_LIMITS.pins),
  days: filled(v.picklist([1, 2, 3, 4, 5, 6, 7]), 7),
  slots: filled(v.pipe(v.string(), v.regex(SLOT)), AREA_LIMITS.slots),
  cutOff: whole(24),
  feePaise: whole(AREA_LIMITS.feePaise),
});

/** Areas that were stored on the device; absent in records of an older app. */
export const areasSchema = v.optional(v.pipe(v.array(areaSchema), v.maxLength(AREA_LIMITS.areas)), []);
