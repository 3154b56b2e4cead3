import * as v from 'valibot';
import type { PlainDocument } from '@/services/firebase/plainData';
import { type Paise, rupeesToPaise } from '@/shared/lib/money';

/** The shop's own settings (`settings/shop`). */
export type Shop = {
  readonly deliveryFeePaise: Paise;
  /** A fraction of the subtotal: 0.08 is 8 %. */
  readonly taxRate: number;
  readonly supportPhone: string;
};

/** Spec §9, and what holds until the settings have been read. */
export const DEFAULT_SHOP: Shop = { deliveryFeePaise: 299, taxRate: 0.08, supportPhone: '1800 123 4567' };

/** Spec §9: delivery is estimated five days after the order. */
export const DELIVERY_DAYS = 5;

const schema = v.object({
  deliveryFee: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000)), 2.99),
  taxRate: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), DEFAULT_SHOP.taxRate),
  supportPhone: v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1)), DEFAULT_SHOP.supportPhone),
});

/** `settings/shop` as settings; each field that is missing or out of range takes its default. */
export function parseShop(document: PlainDocument | null): Shop {
  if (!document) return DEFAULT_SHOP;
  const { deliveryFee, taxRate, supportPhone } = v.parse(schema, document.data);
  return { deliveryFeePaise: rupeesToPaise(deliveryFee), taxRate, supportPhone };
}
