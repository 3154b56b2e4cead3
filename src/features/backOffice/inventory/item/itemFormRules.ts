import type { StockRow } from '@/data/stock/queuedStock';
import { parsePrice } from '@/domain/product/priceText';
import { CATEGORIES, FACTS, TRANSLATED, type Translations } from '@/domain/product/product';
import { parseQuantity } from '@/domain/product/quantityRules';
import type { ItemFields } from '@/domain/stock/itemFields';
import { MAX_STOCK, type StockItem } from '@/domain/stock/stockItem';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@/i18n/languages';
import { toAsciiDigits } from '@/lib/number/digits';
import { sizeMl } from '@/lib/number/size';
import { plainLine, plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** The languages that a product is translated into. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter(
  (code): code is Exclude<LanguageCode, typeof DEFAULT_LANGUAGE> => code !== DEFAULT_LANGUAGE,
);

const TRANSLATIONS = OTHER_LANGUAGES.flatMap(code => TRANSLATED.map(field => `${code}.${field}` as const));

/** What the form asks for and does without. */
const OPTIONAL = [...FACTS, ...TRANSLATIONS] as const;

const REQUIRED = [
  'name',
  'sku',
  'category',
  'size',
  'inStock',
  'reorderPoint',
  'price',
  'description',
  'image',
] as const;

/** What the form of a product holds, as typed; `hi.name` is its name in Hindi. */
export const DRAFT_FIELDS = [...REQUIRED, ...OPTIONAL] as const;
export type RequiredField = (typeof REQUIRED)[number];
export type OptionalField = (typeof OPTIONAL)[number];
export type DraftField = (typeof DRAFT_FIELDS)[number];
export type ItemDraft = { readonly [field in DraftField]: string };

export const EMPTY_DRAFT = Object.fromEntries(DRAFT_FIELDS.map(field => [field, ''])) as ItemDraft;

export type FieldProblem =
  | 'required'
  | 'tooLong'
  | 'whole'
  | 'price'
  | 'size'
  | 'image'
  | 'skuTaken'
  | 'category'
  | 'fssai';
export type ItemProblems = { readonly [field in DraftField]?: FieldProblem };

/** The longest text of a field, in characters; of a translation as of what is translated. */
export function maxFieldChars(field: DraftField): number {
  const named = field.split('.').at(-1) ?? '';
  const limits: { readonly [field: string]: number } = MAX_CHARS;
  return limits[named] ?? (FACTS.some(fact => fact === named) ? MAX_CHARS.fact : Number.POSITIVE_INFINITY);
}

const priceText = (paise: number | null): string => (paise === null ? '' : (paise / 100).toFixed(2));

/** A product as its form begins with it. */
export function draftOf(fields: ItemFields, inStock: number): ItemDraft {
  const { name, sku, category, size, pricePaise, reorderPoint, description, image, facts } = fields;
  return {
    ...EMPTY_DRAFT,
    ...facts,
    ...Object.fromEntries(
      OTHER_LANGUAGES.flatMap(code =>
        TRANSLATED.map(field => [`${code}.${field}`, fields.translations[code]?.[field] ?? '']),
      ),
    ),
    name,
    sku,
    category: CATEGORIES.some(known => known === category) ? category : '',
    size,
    inStock: String(inStock),
    reorderPoint: String(reorderPoint),
    price: priceText(pricePaise),
    description,
    image,
  };
}

export const isSameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  DRAFT_FIELDS.every(field => one[field] === other[field]);

/** The price a draft asks for, in paise; null while it is none. */
export const draftPrice = ({ price }: Pick<ItemDraft, 'price'>): number | null =>
  parsePrice(toAsciiDigits(plainLine(price)));

/** The image as it would be stored; null for what nothing may be loaded from. */
export function draftImage({ image }: Pick<ItemDraft, 'image'>): string | null {
  const address = plainLine(image);
  if (address === '' || /^\/[^/]\S*$/.test(address)) return address;
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).href;
}

/** SKUs and whose they are, but for one product: letters of either case are one SKU. */
export function skusOf(rows: readonly StockRow[], except: string): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ item }) => (item.id !== except && item.sku !== '' ? [item.sku.toLowerCase()] : [])),
  );
}

function count(text: string): number | null {
  const number = parseQuantity(text);
  return number !== null && number <= MAX_STOCK ? number : null;
}

const isLong = (field: DraftField): boolean => field.endsWith('description');

/** What was typed, as it is stored; descriptions alone have lines. */
const enteredOf = (draft: ItemDraft): ItemDraft =>
  Object.fromEntries(
    DRAFT_FIELDS.map(field => [field, isLong(field) ? plainText(draft[field]) : plainLine(draft[field])]),
  ) as ItemDraft;

const filled = (fields: readonly (readonly [name: string, text: string])[]): { [name: string]: string } =>
  Object.fromEntries(fields.filter(([, text]) => text !== ''));

/** All translations, those into languages that the form does not know included. */
function translationsOf(entered: ItemDraft, known: Translations): Translations {
  const others = Object.entries(known).filter(([code]) => !OTHER_LANGUAGES.some(other => other === code));
  const asked = OTHER_LANGUAGES.map(
    code => [code, filled(TRANSLATED.map(field => [field, entered[`${code}.${field}`]]))] as const,
  );
  return Object.fromEntries([...others, ...asked.filter(([, words]) => Object.keys(words).length > 0)]);
}

type CheckOptions = {
  /** The other products' SKUs, in lower case. */
  readonly skus: ReadonlySet<string>;
  readonly archived: boolean;
  readonly needsImage: boolean;
  /** As they are. */
  readonly translations: Translations;
};

export type CheckedItem = { readonly fields: ItemFields; readonly inStock: number };

/**
 * Spec §5: every field of the specification is required, numbers are numbers. A product of older data that has no image is let be without one: the
 * app draws its bottle (`needsImage`).
 */
export function checkItem(
  draft: ItemDraft,
  { skus, archived, needsImage, translations: known }: CheckOptions,
): CheckedItem | { readonly problems: ItemProblems } {
  const problems: { [field in DraftField]?: FieldProblem } = {};
  const entered = enteredOf(draft);
  const { name, sku, size, description } = entered;
  const image = draftImage(draft);
  const inStock = count(draft.inStock);
  const reorderPoint = count(draft.reorderPoint);
  const pricePaise = draftPrice(draft);
  const category = CATEGORIES.find(known => known === draft.category);

  if (image === null) problems.image = 'image';
  if (sizeMl(toAsciiDigits(size)) === null) problems.size = 'size';
  if (inStock === null) problems.inStock = 'whole';
  if (reorderPoint === null) problems.reorderPoint = 'whole';
  if (pricePaise === null) problems.price = 'price';
  if (skus.has(sku.toLowerCase())) problems.sku = 'skuTaken';
  for (const field of DRAFT_FIELDS) {
    if (entered[field].length > maxFieldChars(field)) problems[field] = 'tooLong';
  }
  for (const field of REQUIRED) {
    if ((field !== 'image' || needsImage) && entered[field] === '') problems[field] = 'required';
  }
  if (entered.fssai !== '' && !/^\d{14}$/.test(toAsciiDigits(entered.fssai))) problems.fssai = 'fssai';
  if (!category) problems.category = 'category';

  if (
    Object.keys(problems).length > 0 ||
    image === null ||
    inStock === null ||
    reorderPoint === null ||
    !category
  ) {
    return { problems };
  }
  const facts = filled(FACTS.map(fact => [fact, toAsciiDigits(entered[fact])]));
  const translations = translationsOf(entered, known);
  return {
    inStock,
    fields: {
      ...{ name, sku, category, size: toAsciiDigits(size), pricePaise, reorderPoint, description, image },
      ...{ facts, translations, archived },
    },
  };
}

/** Bottles to order where a product is low: enough to fill the bar of the dashboard (spec §9: 3 times the reorder point). */
export function suggestedReorder({
  inStock,
  reorderPoint,
}: Pick<StockItem, 'inStock' | 'reorderPoint'>): number | null {
  const wanted = 3 * reorderPoint - inStock;
  return inStock <= reorderPoint && wanted > 0 ? wanted : null;
}
