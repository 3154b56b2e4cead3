import * as v from 'valibot';
import { type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { paiseToRupees } from '@/lib/number/money';
import { DEFAULT_SHOP, type Shop } from './shop';

/** Stands in stored records: never renamed. */
export const UPDATE_SHOP = 'updateShop';

/** As the rules have it. */
export const SHOP_LIMITS = {
  feePaise: 10_000_000,
  phone: 30,
  email: 254,
  page: 200,
  name: 200,
  address: 500,
  gstin: 15,
  state: 60,
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
  seller: v.object({
    name: text(SHOP_LIMITS.name),
    address: text(SHOP_LIMITS.address),
    gstin: text(SHOP_LIMITS.gstin),
    state: text(SHOP_LIMITS.state),
  }),
  cancelsPending: v.boolean(),
  // Absent in records of an older app.
  maxUnits: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(SHOP_LIMITS.units)),
    DEFAULT_SHOP.maxUnits,
  ),
});

const schema = v.object({ ...staffChangeEntries, shop: shopSchema });

/** An edit that was stored on the device. Throws when it is not one. */
export function parseShopEdit(payload: unknown): ShopEdit {
  return v.parse(schema, payload);
}

/** The settings as `settings/shop` holds them. */
export function shopFields({
  deliveryFeePaise,
  taxRate,
  supportPhone,
  supportEmail,
  social,
  seller,
  cancelsPending,
  maxUnits,
}: Shop) {
  return {
    deliveryFee: paiseToRupees(deliveryFeePaise),
    taxRate,
    supportPhone,
    supportEmail,
    social: { ...social },
    seller: { ...seller },
    cancelUntil: cancelsPending ? 'pending' : 'never',
    maxUnits,
  };
}
