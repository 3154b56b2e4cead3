import type { EditProblem } from '@/domain/order/edit/editProblem';
import type { AdminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import type { CommonLabels } from '@/i18n/en/common';
import { formatMoment } from '@/lib/time/dates';

/** When someone else changed the order, where the order knows. */
export function changedText(
  updatedAt: string | null,
  text: AdminOrdersLabels,
  { language }: CommonLabels,
): string | null {
  return updatedAt && text.conflict.changed(formatMoment(updatedAt, language));
}

/** Why an edit was not saved, in words that also hold long afterwards. */
export function editProblemText(problem: EditProblem, text: AdminOrdersLabels, common: CommonLabels): string {
  switch (problem.kind) {
    case 'gone':
      return text.gone;
    case 'conflict': {
      const { status, email, updatedAt } = problem.now;
      return [
        text.conflict.setAside(common.status[status ?? 'unknown'], email),
        changedText(updatedAt, text, common),
      ]
        .filter(Boolean)
        .join(' ');
    }
    case 'outOfStock':
      return text.outOfStock(problem.productName, problem.inStock);
    case 'denied':
      return text.denied;
  }
}
