import * as v from 'valibot';
import { areasSchema } from '@/domain/delivery/areaSchema';
import type { DeliveryArea } from '@/domain/delivery/deliveryAreas';
import { type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { paiseToRupees } from '@/lib/number/money';
import { SLOT } from '@/lib/time/slot';
import { DEFAULT_SHOP, type Shop } from './shop';

/** Stands in stored records: never renamed. */
export const UPDATE_SHOP = 'updateShop';

/** As the rules have it. */
export const SHOP_LIMITS = {
  feePaise: 10_000_000,
  phone: 30,
  email: 254,
  page: 200,
  city: 60,
  tagline: 120,
  name: 200,
  address: 500,
  gstin: 15,
  state: 60,
  fssai: 14,
  hsn: 8,
  /** A name of at most 100 characters, and a bank of at most 64. */
  upi: 165,
  /** Eight products of 999 bottles. */
  units: 7992,
} as const;

/** The settings as a person wants them, all of them. */
export type ShopEdit = StaffChange & { readonly shop: Shop };

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const page = text(SHOP_LIMITS.page);

export const shopSchema = v.object({
  deliveryFeePaise: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(SHOP_LIMITS.feePaise)),
  taxRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  supportPhone: text(SHOP_LIMITS.phone),
  // Absent in records of an older app.
  supportEmail: v.optional(text(SHOP_LIMITS.email), ''),
  social: v.optional(v.object({ instagram: page, facebook: page, youtube: page }), DEFAULT_SHOP.social),
  city: v.optional(text(SHOP_LIMITS.city), ''),
  hours: v.optional(
    v.nullable(
      v.object({
        days: v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6, 7])), v.minLength(1), v.maxLength(7)),
        slot: v.pipe(v.string(), v.regex(SLOT)),
      }),
    ),
    null,
  ),
  taglines: v.optional(v.record(v.string(), text(SHOP_LIMITS.tagline)), {}),
  seller: v.object({
    name: text(SHOP_LIMITS.name),
    address: text(SHOP_LIMITS.address),
    gstin: text(SHOP_LIMITS.gstin),
    state: text(SHOP_LIMITS.state),
    fssai: v.optional(text(SHOP_LIMITS.fssai), ''),
    hsn: v.optional(text(SHOP_LIMITS.hsn), ''),
    upi: v.optional(text(SHOP_LIMITS.upi), ''),
  }),
  cancelsPending: v.boolean(),
  // Absent in records of an older app.
  maxUnits: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(SHOP_LIMITS.units)),
    DEFAULT_SHOP.maxUnits,
  ),
  areas: areasSchema,
});

const schema = v.object({ ...staffChangeEntries, shop: shopSchema });

/** An edit that was stored on the device. Throws when it is not one. */
export function parseShopEdit(payload: unknown): ShopEdit {
  return v.parse(schema, payload);
}

const areaFields = ({ pins, days, slots, cutOff, feePaise }: DeliveryArea) => ({
  pins: [...pins],
  days: [...days],
  slots: [...slots],
  cutOff,
  fee: paiseToRupees(feePaise),
});

/** The settings as `settings/shop` holds them. */
export function shopFields({
  deliveryFeePaise,
  taxRate,
  supportPhone,
  supportEmail,
  social,
  city,
  hours,
  taglines,
  seller,
  cancelsPending,
  maxUnits,
  areas,
}: Shop) {
  return {
    deliveryFee: paiseToRupees(deliveryFeePaise),
    taxRate,
    supportPhone,
    supportEmail,
    social: { ...social },
    city,
    ...(hours && { hours: { days: [...hours.days], slot: hours.slot } }),
    taglines: { ...taglines },
    seller: { ...seller },
    cancelUntil: cancelsPending ? 'pending' : 'never',
    maxUnits,
    ...(areas.length > 0 && { areas: Object.fromEntries(areas.map(area => [area.name, areaFields(area)])) }),
  };
}
