import type { Order } from '@/domain/order/order';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { CommonLabels } from '@/i18n/en/common';
import { formatDateTime } from '@/lib/time/dates';

/** Who an order is for, in the best words there are. */
export function customerText({ customerName, email }: Order, labels: AdminOrdersLabels): string {
  return customerName || email || labels.noName;
}

/** When an order was placed: `20 Nov 2026, 10:42`. */
export function orderedText(
  { orderedAt }: Order,
  labels: AdminOrdersLabels,
  { language }: CommonLabels,
): string {
  return orderedAt ? formatDateTime(orderedAt, language) : labels.noDate;
}
