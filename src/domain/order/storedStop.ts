// @bundle parsers

import * as v from 'valibot';
import { internText } from '@/lib/text/internText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';
import { ATTEMPT_REASONS, type Attempt, type Handover, type OrderRun } from './order';

const text = v.pipe(v.string(), v.transform(internText));
const at = v.pipe(v.string(), v.transform<string, string | null>(parseInstant));
const stopSchema = {
  run: v.object({ id: text, driver: text, stop: v.pipe(v.number(), v.minValue(0)) }),
  handover: v.object({ to: shownLine(MAX_CHARS.handedTo), at }),
  attempt: v.object({ reason: v.picklist(ATTEMPT_REASONS), note: shownLine(MAX_CHARS.stopNote), at }),
};

/** A part of an order's document; nothing where it is not there whole. */
export function readPart<Output>(
  schema: v.GenericSchema<unknown, Output>,
  stored: unknown,
): Output | undefined {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : undefined;
}

type Stop = { run?: OrderRun; handover?: Handover; attempt?: Attempt };

/** What an order's document says of the run it is in, who took it and what went wrong; nothing where it does not say it whole. */
export function parseStop(stored: { readonly [field: string]: unknown }): Stop {
  const run = readPart(stopSchema.run, stored.run);
  const handover = readPart(stopSchema.handover, stored.handover);
  const attempt = readPart(stopSchema.attempt, stored.attempt);
  return { ...(run && { run }), ...(handover && { handover }), ...(attempt && { attempt }) };
}
