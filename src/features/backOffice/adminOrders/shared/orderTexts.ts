import type { Order } from '@/domain/order/order';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { CommonLabels } from '@/i18n/en/common';
import { formatMoment } from '@/lib/time/dates';

/** Who an order is for, in the best words there are. */
export function customerText({ customerName, email }: Order, text: AdminOrdersLabels): string {
  return customerName || email || text.noName;
}

/** When an order was placed: `20 Nov 2026, 10:42`. */
export function orderedText(
  { orderedAt }: Order,
  text: AdminOrdersLabels,
  { language }: CommonLabels,
): string {
  return orderedAt ? formatMoment(orderedAt, language) : text.noDate;
}
