import * as v from 'valibot';
import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { rupeesToPaise } from '@/lib/number/money';
import type { PlainDocument } from '@/lib/plainData';
import { PIN } from '@/lib/text/pinCode';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownLine, shownText } from '@/lib/text/textSchemas';
import { SLOT } from '@/lib/time/slot';

const line = shownLine(MAX_CHARS.name);

/** The address of a page; anything that might run or lead elsewhere is none. */
const page = v.fallback(v.pipe(v.string(), v.trim(), v.regex(/^https:\/\/\S+$/)), '');

const fee = v.pipe(v.number(), v.minValue(0), v.maxValue(100_000));

const filled = <Value extends v.GenericSchema>(value: Value) => v.pipe(v.array(value), v.minLength(1));

const weekday = v.picklist([1, 2, 3, 4, 5, 6, 7]);

const areaSchema = v.object({
  pins: filled(v.pipe(v.string(), v.regex(PIN))),
  days: filled(weekday),
  slots: filled(v.pipe(v.string(), v.regex(SLOT))),
  cutOff: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24)),
  fee,
});

/** The areas by name; one that cannot be read is left out. */
function parseAreas(stored: unknown): DeliveryArea[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.entries(stored)
    .flatMap(([name, fields]) => {
      const parsed = v.safeParse(areaSchema, fields);
      if (!parsed.success) return [];
      const { fee, slots, days, ...rest } = parsed.output;
      return [
        { name, ...rest, days: [...days].sort(), slots: [...slots].sort(), feePaise: rupeesToPaise(fee) },
      ];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The specification's placeholder, which older forms began with: nobody's number. */
const PLACEHOLDER = '1800 123 4567';

const schema = v.object({
  deliveryFee: v.fallback(fee, 2.99),
  taxRate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_SHOP.taxRate),
  supportPhone: v.pipe(
    line,
    v.transform(phone => (phone === PLACEHOLDER ? '' : phone)),
  ),
  supportEmail: shownLine(MAX_CHARS.email),
  social: v.fallback(v.object({ instagram: page, facebook: page, youtube: page }), DEFAULT_SHOP.social),
  city: line,
  hours: v.fallback(
    v.nullable(v.object({ days: filled(weekday), slot: v.pipe(v.string(), v.regex(SLOT)) })),
    null,
  ),
  taglines: v.fallback(v.record(v.string(), line), DEFAULT_SHOP.taglines),
  seller: v.fallback(
    v.object({
      ...{ name: line, address: shownText(MAX_CHARS.address) },
      ...{ gstin: line, state: line, fssai: line, hsn: line, upi: line },
    }),
    DEFAULT_SHOP.seller,
  ),
  maxUnits: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), DEFAULT_SHOP.maxUnits),
  // As the rules read it: absent is the default, and anything else is never.
  cancelUntil: v.optional(v.unknown(), 'pending'),
  areas: v.optional(v.unknown()),
});

/** `settings/shop` as settings; each field that is missing or out of range takes its default. */
export function parseShop(document: PlainDocument | null): Shop {
  if (!document) return DEFAULT_SHOP;
  const { deliveryFee, cancelUntil, areas, ...rest } = v.parse(schema, document.data);
  return {
    ...rest,
    deliveryFeePaise: rupeesToPaise(deliveryFee),
    cancelsPending: cancelUntil === 'pending',
    areas: parseAreas(areas),
  };
}
