import type { Order } from '@/entities/order/order';
import { formatMoment } from '@/shared/lib/dates';
import type { BackOfficeText } from '@/shared/text/en/backOffice';
import type { CommonText } from '@/shared/text/en/common';

/** Who an order is for, in the best words there are. */
export function customerText({ customerName, email }: Order, text: BackOfficeText['orders']): string {
  return customerName || email || text.noName;
}

/** When an order was placed: `20 Nov 2026, 10:42`. */
export function orderedText(
  { orderedAt }: Order,
  text: BackOfficeText['orders'],
  { language }: CommonText,
): string {
  return orderedAt ? formatMoment(orderedAt, language) : text.noDate;
}
