// @bundle product-document

import * as v from 'valibot';
import { parsePrice } from '@/domain/product/priceText';
import { type Product, type Translations, UNKNOWN_SIZE } from '@/domain/product/product';
import type { PlainDocument } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';

/** Spec §3. */
const DEFAULT_DESCRIPTION = 'No description available.';

const textOr = (otherwise: string, text: v.GenericSchema<unknown, string>) =>
  v.fallback(v.pipe(text, v.minLength(1)), otherwise);

/** Stock as a whole number of bottles. Older data holds texts and fractions; what is unreadable is 0. */
const stock = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+\s*$/), v.transform(Number))]),
    v.minValue(0),
    v.transform(Math.floor),
    v.safeInteger(),
  ),
  0,
);

/** Images come from `https:` or from our own origin: anything else could run script or reach elsewhere. */
const image = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^(https:\/\/|\/(?!\/))/i)), '');

const withoutEmpty = <Texts extends object>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(
    Object.entries(texts).filter(([, text]) => Object.keys(text).length > 0),
  ) as Partial<Texts>;

const facts = v.fallback(
  v.pipe(
    v.object({
      source: shownLine(MAX_CHARS.source),
      ph: shownLine(MAX_CHARS.fact),
      tds: shownLine(MAX_CHARS.fact),
      fssai: shownLine(MAX_CHARS.fact),
      bis: shownLine(MAX_CHARS.fact),
    }),
    v.transform(withoutEmpty),
  ),
  {},
);

const words = v.pipe(
  v.object({
    name: shownLine(MAX_CHARS.name),
    description: shownText(MAX_CHARS.description),
    source: shownLine(MAX_CHARS.source),
  }),
  v.transform(withoutEmpty),
);

const translations = v.fallback(
  v.pipe(
    v.record(v.string(), v.fallback(words, {})),
    v.transform(languages => withoutEmpty(languages) as Translations),
  ),
  {},
);

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(text => plainLine(text, MAX_CHARS.name)),
    v.minLength(1),
  ),
  category: v.pipe(shownLine(MAX_CHARS.size), v.toLowerCase()),
  size: textOr(UNKNOWN_SIZE, shownLine(MAX_CHARS.size)),
  image,
  description: textOr(DEFAULT_DESCRIPTION, shownText(MAX_CHARS.description)),
  unitPrice: v.optional(v.unknown()),
  inStock: stock,
  archived: v.fallback(v.boolean(), false),
  facts,
  translations,
});

/** An `inventory` document as a product; null when it has not even a name. */
export function parseProduct(document: PlainDocument): Product | null {
  const parsed = v.safeParse(schema, document.data);
  if (!parsed.success) return null;
  const { unitPrice, facts, translations, ...rest } = parsed.output;
  return {
    id: document.id,
    ...rest,
    pricePaise: parsePrice(unitPrice),
    ...withoutEmpty({ facts, translations }),
  };
}

/** The readable ones: one bad document never empties the menu. */
export function parseProducts(documents: readonly PlainDocument[]): Product[] {
  return documents.flatMap(document => parseProduct(document) ?? []);
}
