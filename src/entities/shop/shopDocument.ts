import * as v from 'valibot';
import type { PlainDocument } from '@/services/firebase/plainData';
import { rupeesToPaise } from '@/shared/lib/money';
import { DEFAULT_SHOP, type Shop } from './shop';

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
