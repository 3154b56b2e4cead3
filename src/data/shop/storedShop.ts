import * as v from 'valibot';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';

const schema = v.object({
  deliveryFeePaise: v.pipe(v.number(), v.integer(), v.minValue(0)),
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  supportPhone: v.string(),
  // Absent in what an older app has stored.
  supportEmail: v.optional(v.string(), ''),
  social: v.optional(
    v.object({ instagram: v.string(), facebook: v.string(), youtube: v.string() }),
    DEFAULT_SHOP.social,
  ),
  seller: v.object({ name: v.string(), address: v.string(), gstin: v.string(), state: v.string() }),
  cancelsPending: v.boolean(),
  maxUnits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_SHOP.maxUnits),
});

/** Settings that were stored on the device. Throws when they are none. */
export function parseStoredShop(stored: unknown): Shop {
  return v.parse(schema, stored);
}
