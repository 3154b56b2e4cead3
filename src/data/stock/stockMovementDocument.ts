import * as v from 'valibot';
import { MOVEMENT_KINDS, type StockMovement } from '@/domain/stock/stockMovement';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';

const text = v.fallback(v.string(), '');

const schema = v.object({
  productId: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(MOVEMENT_KINDS),
  quantity: v.pipe(v.number(), v.safeInteger()),
  after: v.number(),
  reason: shownText(MAX_CHARS.reason),
  orderId: v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1))), null),
  by: text,
  byName: shownLine(MAX_CHARS.name),
});

/** A `stockMovements` document; null when it does not say what moved where. */
export function parseStockMovement({ id, data }: PlainDocument): StockMovement | null {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { id, ...parsed.output, at: parseInstant(data.at) } : null;
}
