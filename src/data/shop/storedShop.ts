import * as v from 'valibot';
import { areasSchema } from '@/domain/delivery/areaSchema';
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
  city: v.optional(v.string(), ''),
  hours: v.optional(v.nullable(v.object({ days: v.array(v.number()), slot: v.string() })), null),
  taglines: v.optional(v.record(v.string(), v.string()), {}),
  seller: v.object({
    ...{ name: v.string(), address: v.string(), gstin: v.string(), state: v.string() },
    ...{ fssai: v.optional(v.string(), ''), hsn: v.optional(v.string(), '') },
    upi: v.optional(v.string(), ''),
  }),
  cancelsPending: v.boolean(),
  maxUnits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), DEFAULT_SHOP.maxUnits),
  // Whole, or none: half an area would promise what the shop does not keep.
  areas: areasSchema,
});

/** Settings that were stored on the device. Throws when they are none. */
export function parseStoredShop(stored: unknown): Shop {
  return v.parse(schema, stored);
}
