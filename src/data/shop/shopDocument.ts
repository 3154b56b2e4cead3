import * as v from 'valibot';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { rupeesToPaise } from '@/lib/number/money';
import type { PlainDocument } from '@/lib/plainData';
import { LONGEST } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';

const line = shownLine(LONGEST.name);

/** The address of a page; anything that might run or lead elsewhere is none. */
const page = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^https:\/\/\S+$/)), '');

const schema = v.object({
  deliveryFee: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)), 2.99),
  taxRate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_SHOP.taxRate),
  supportPhone: v.fallback(v.pipe(line, v.minLength(1)), DEFAULT_SHOP.supportPhone),
  supportEmail: shownLine(LONGEST.email),
  social: v.fallback(v.object({ instagram: page, facebook: page, youtube: page }), DEFAULT_SHOP.social),
  seller: v.fallback(
    v.object({ name: line, address: shownText(LONGEST.address), gstin: line, state: line }),
    DEFAULT_SHOP.seller,
  ),
  maxUnits: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), DEFAULT_SHOP.maxUnits),
  // As the rules read it: absent is the default, and anything else is never.
  cancelUntil: v.optional(v.unknown(), 'pending'),
});

/** `settings/shop` as settings; each field that is missing or out of range takes its default. */
export function parseShop(document: PlainDocument | null): Shop {
  if (!document) return DEFAULT_SHOP;
  const { deliveryFee, cancelUntil, ...rest } = v.parse(schema, document.data);
  return { ...rest, deliveryFeePaise: rupeesToPaise(deliveryFee), cancelsPending: cancelUntil === 'pending' };
}
