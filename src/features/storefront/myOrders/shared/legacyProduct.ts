import * as v from 'valibot';
import { type Paise, rupeesToPaise } from '@/lib/number/money';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';

/** A document of the old `products` collection (spec §3): it says what items of old orders do not. */
export type LegacyProduct = {
  readonly id: string;
  /** Empty or null where the document does not say. */
  readonly name: string;
  readonly size: string;
  readonly image: string;
  readonly pricePaise: Paise | null;
};

const schema = v.object({
  name: shownLine(MAX_CHARS.name),
  size: shownLine(MAX_CHARS.size),
  imageUrl: v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^(https:\/\/|\/(?!\/))/i)), ''),
  price: v.fallback(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
        v.minValue(0.01),
        v.maxValue(1_000_000),
        v.transform(rupeesToPaise),
      ),
    ),
    null,
  ),
});

/** Never fails: what is unreadable is left open. */
export function parseLegacyProduct({ id, data }: PlainDocument): LegacyProduct {
  const { name, size, imageUrl, price } = v.parse(schema, data);
  return { id, name, size, image: imageUrl, pricePaise: price };
}
