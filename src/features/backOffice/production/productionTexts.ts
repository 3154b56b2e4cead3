import type { LineProblem } from '@/domain/production/lineChange';
import type { ProductionLabels } from '@/i18n/en/backOffice/production';
import type { CommonLabels } from '@/i18n/en/common';
import { formatMoment } from '@/lib/time/dates';

/** Why what was done to a line was not saved, in words that also hold long afterwards. */
export function lineProblemText(problem: LineProblem, text: ProductionLabels): string {
  switch (problem.kind) {
    case 'gone':
      return text.problems.gone;
    case 'conflict':
      return text.problems.conflict(text.status[problem.now]);
    case 'denied':
      return text.problems.denied;
  }
}

/** A moment in words: `20 Nov 2026, 10:42`. */
export const momentText = (iso: string, { language }: CommonLabels): string => formatMoment(iso, language);
