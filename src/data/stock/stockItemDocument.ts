import * as v from 'valibot';
import { parseProduct } from '@/data/product/productDocument';
import type { StockItem } from '@/domain/stock/stockItem';
import type { PlainDocument } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';

const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim()), '');
const count = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+\s*$/), v.transform(Number))]),
    v.minValue(0),
    v.transform(Math.floor),
    v.safeInteger(),
  ),
  0,
);

const schema = v.object({
  sku: text,
  unitPrice: text,
  reorderPoint: count,
  lastCommandId: v.fallback(v.nullable(v.string()), null),
});

/** An `inventory` document as staff see it. Never fails: one without a name is shown by its id, for staff to mend. */
export function parseStockItem(document: PlainDocument): StockItem {
  const { id, data } = document;
  const product = parseProduct(document) ?? parseProduct({ id, data: { ...data, name: id } });
  if (!product) throw new Error(`"${id}" has neither a name nor an id.`);
  return { ...product, ...v.parse(schema, data), updatedAt: parseInstant(data.updatedAt) };
}
