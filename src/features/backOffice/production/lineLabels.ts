import type { LineProblem } from '@/domain/production/lineChange';
import type { ProductionLabels } from '@/i18n/en/backOffice/production';
import type { CommonLabels } from '@/i18n/en/common';
import { formatDateTime } from '@/lib/time/dates';

/** Why what was done to a line was not saved, in words that also hold long afterwards. */
export function lineProblemText(problem: LineProblem, labels: ProductionLabels): string {
  switch (problem.kind) {
    case 'gone':
      return labels.problems.gone;
    case 'conflict':
      return labels.problems.conflict(labels.status[problem.now]);
    case 'denied':
      return labels.problems.denied;
  }
}

/** A moment in words: `20 Nov 2026, 10:42`. */
export const dateTimeText = (iso: string, { language }: CommonLabels): string =>
  formatDateTime(iso, language);
