import { editProblemText } from '@/data/order/edit/editProblemText';
import type { OrderStatus } from '@/domain/order/order';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { OrderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import type { CommonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import type { Batch, BulkResult } from './bulkResults';
import { MAX_BULK_ORDERS, type SkipReason } from './bulkStatusRules';

/** Why an order stays as it is. */
export function skipText(
  reason: SkipReason,
  to: OrderStatus,
  { reasons }: OrderActionsLabels['status'],
  common: CommonLabels,
): string {
  switch (reason.kind) {
    case 'same':
      return reasons.same(common.status[to]);
    case 'beyond':
      return reasons.beyond(MAX_BULK_ORDERS);
    case 'noStock':
      return reasons.noStock(reason.productName, reason.inStock);
    default:
      return reasons[reason.kind];
  }
}

/** What was asked for of many orders. */
export function batchHeading(
  { kind, changes }: Batch,
  labels: OrderActionsLabels['results'],
  common: CommonLabels,
): string {
  return kind === 'undo'
    ? labels.undoHeading
    : labels.heading(common.status[changes[0]?.edit.status ?? 'unknown']);
}

/** What became of one of them. */
export function resultText(
  result: BulkResult,
  { result: text }: OrderActionsLabels['results'],
  orders: AdminOrdersLabels,
  common: CommonLabels,
): string {
  switch (result.kind) {
    case 'refused':
      return text.refused(editProblemText(result.problem, orders, common));
    case 'failed':
      return text.refused(failureText(result.error, common));
    default:
      return text[result.kind];
  }
}

/** How often each text occurs, in the order of their first. */
export function tally(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts);
}
