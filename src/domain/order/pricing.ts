// @bundle documents

import type { Shop } from '@/domain/shop/shop';
import type { Paise } from '@/lib/number/money';
import type { Pricing } from './order';

type Line = { readonly quantity: number; readonly pricePaise: Paise };

/** The sum of the lines; exact, since paise are integers. */
export function itemsTotalPaise(lines: readonly Line[]): Paise {
  return lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);
}

/** Spec §9: total = subtotal + flat fee + tax on the subtotal, the tax rounded to the paisa, halves up. */
export function priceOrder(
  lines: readonly Line[],
  shop: Pick<Shop, 'deliveryFeePaise' | 'taxRate'>,
): Pricing {
  const subtotalPaise = itemsTotalPaise(lines);
  // The tiny addition keeps a half that binary fractions have put just below one.
  const taxPaise = Math.round(subtotalPaise * shop.taxRate + 1e-6);
  return {
    subtotalPaise,
    deliveryFeePaise: shop.deliveryFeePaise,
    taxRate: shop.taxRate,
    taxPaise,
    grandTotalPaise: subtotalPaise + shop.deliveryFeePaise + taxPaise,
  };
}
