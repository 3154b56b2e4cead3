import type { EditProblem } from '@/entities/order/editProblem';
import { formatDay, formatTime } from '@/shared/lib/dates';
import type { BackOfficeText } from '@/shared/text/en/backOffice';
import type { CommonText } from '@/shared/text/en/common';

/** A moment in a sentence: `15 Jan 2026, 14:31`. */
const momentText = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`;

/** When someone else changed the order, where the order knows. */
export function changedText(updatedAt: string | null, text: BackOfficeText['orders']): string | null {
  return updatedAt && text.conflict.changed(momentText(updatedAt));
}

/** Why an edit was not saved, in words that also hold long afterwards. */
export function editProblemText(
  problem: EditProblem,
  text: BackOfficeText['orders'],
  { status: names }: CommonText,
): string {
  switch (problem.kind) {
    case 'gone':
      return text.gone;
    case 'conflict': {
      const { status, email, updatedAt } = problem.now;
      return [text.conflict.setAside(names[status ?? 'unknown'], email), changedText(updatedAt, text)]
        .filter(Boolean)
        .join(' ');
    }
    case 'outOfStock':
      return text.outOfStock(problem.productName, problem.inStock);
    case 'denied':
      return text.denied;
  }
}
