import * as v from 'valibot';
import { LINE_STATUSES, type ProductionBatch, type ProductionLine } from '@/domain/production/production';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const text = shownLine(MAX_CHARS.name);
const amount = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);
const lastCommandId = v.fallback(v.nullable(v.string()), null);

const lineSchema = v.object({
  name: text,
  status: v.fallback(v.picklist(LINE_STATUSES), 'stopped'),
  product: text,
  efficiency: amount,
  target: amount,
  completed: amount,
  lastCommandId,
});

const batchSchema = v.object({
  lineId: text,
  product: text,
  size: text,
  quantity: amount,
  status: text,
  lastCommandId,
});

/** A `productionLines` document. Never fails: what is unreadable takes its default. */
export function parseProductionLine({ id, data }: PlainDocument): ProductionLine {
  const { name, ...rest } = v.parse(lineSchema, data);
  return {
    id,
    name: name || id,
    ...rest,
    startTime: parseInstant(data.startTime),
    estimatedCompletion: parseInstant(data.estimatedCompletion),
    updatedAt: parseInstant(data.updatedAt),
  };
}

/** A `productionBatches` document. Never fails: what is unreadable takes its default. */
export function parseProductionBatch({ id, data }: PlainDocument): ProductionBatch {
  return {
    id,
    ...v.parse(batchSchema, data),
    scheduledFor: parseInstant(data.scheduledFor),
    updatedAt: parseInstant(data.updatedAt),
  };
}
