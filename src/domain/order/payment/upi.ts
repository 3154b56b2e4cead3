import { orderNumber } from '@/domain/order/orderNumber';
import type { Seller } from '@/domain/shop/shop';
import { BRAND } from '@/lib/brand';
import { type Paise, paiseToRupees } from '@/lib/number/money';

/** Whom a UPI app pays: the shop's UPI address, and its name. */
export type Payee = Pick<Seller, 'upi' | 'name'>;

/**
 * What a UPI app opens, from a link or a QR code: whom to pay, how much, and for which order (NPCI's linking specification). The
 * `@` stays as it is: some apps read no other.
 */
export function upiLink({ upi, name }: Payee, amountPaise: Paise, orderId: string): string {
  const fields = {
    pa: upi,
    pn: name || BRAND,
    am: paiseToRupees(amountPaise).toFixed(2),
    cu: 'INR',
    tn: orderNumber(orderId),
  };
  const query = Object.entries(fields).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
