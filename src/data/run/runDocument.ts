import * as v from 'valibot';
import {
  type Closing,
  COLLECTED_BY,
  RUN_STATES,
  type Run,
  STOP_OUTCOMES,
  type StopOutcome,
} from '@/domain/run/run';
import { rupeesToPaise } from '@/lib/number/money';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';
import { SLOT } from '@/lib/time/slot';

const text = v.fallback(v.string(), '');
const rupees = v.fallback(v.pipe(v.number(), v.minValue(0), v.transform(rupeesToPaise), v.safeInteger()), 0);
const whole = v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0);

const stop = v.object({
  outcome: v.fallback(v.picklist(STOP_OUTCOMES), 'open'),
  method: v.fallback(v.nullable(v.picklist(COLLECTED_BY)), null),
  amount: rupees,
  reference: shownLine(MAX_CHARS.reference),
  note: shownLine(MAX_CHARS.stopNote),
  at: text,
  by: text,
  command: text,
});

const closing = v.object({
  cash: rupees,
  upi: rupees,
  reason: shownLine(MAX_CHARS.stopNote),
  back: v.fallback(v.record(v.string(), whole), {}),
  at: text,
  by: text,
  byName: shownLine(MAX_CHARS.name),
});

const schema = v.object({
  day: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
  slot: v.fallback(v.pipe(v.string(), v.regex(SLOT)), ''),
  name: shownLine(MAX_CHARS.runName),
  driver: text,
  driverName: shownLine(MAX_CHARS.name),
  state: v.fallback(v.picklist(RUN_STATES), 'planned'),
  stops: v.fallback(v.record(v.string(), stop), {}),
  lastCommandId: v.fallback(v.nullable(v.string()), null),
});

const stopOf = ({ amount, at, ...rest }: v.InferOutput<typeof stop>): StopOutcome => ({
  ...rest,
  amountPaise: amount,
  at: parseInstant(at),
});

function parseClosing(stored: PlainValue | undefined): Closing | null {
  const parsed = v.safeParse(closing, stored);
  if (!parsed.success) return null;
  const { cash, upi, at, ...rest } = parsed.output;
  return { ...rest, cashPaise: cash, upiPaise: upi, at: parseInstant(at) };
}

/** A `runs` document. Never fails: what is unreadable takes its default. */
export function parseRun({ id, data }: PlainDocument): Run {
  const { stops, ...rest } = v.parse(schema, data);
  return {
    id,
    ...rest,
    stops: Object.fromEntries(Object.entries(stops).map(([orderId, each]) => [orderId, stopOf(each)])),
    closing: parseClosing(data.closing),
    createdAt: parseInstant(data.createdAt),
    updatedAt: parseInstant(data.updatedAt),
  };
}
