import type { EditProblem } from '@/domain/order/edit/editProblem';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { CommonLabels } from '@/i18n/en/common';
import { formatDateTime } from '@/lib/time/dates';

/** When someone else changed the order, where the order knows. */
export function changedText(
  updatedAt: string | null,
  labels: AdminOrdersLabels,
  { language }: CommonLabels,
): string | null {
  return updatedAt && labels.conflict.changed(formatDateTime(updatedAt, language));
}

/** Why an edit was not saved, in words that also hold long afterwards. */
export function editProblemText(
  problem: EditProblem,
  labels: AdminOrdersLabels,
  common: CommonLabels,
): string {
  switch (problem.kind) {
    case 'gone':
      return labels.gone;
    case 'conflict': {
      const { status, email, updatedAt } = problem.now;
      return [
        labels.conflict.editFailed(common.status[status ?? 'unknown'], email),
        changedText(updatedAt, labels, common),
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'outOfStock':
      return labels.outOfStock(problem.productName, problem.inStock);
    case 'denied':
      return labels.denied;
  }
}
