import type { LineProblem } from '@/entities/production/lineChange';
import { formatMoment } from '@/shared/lib/dates';
import type { CommonText } from '@/shared/text/en/common';
import type { ProductionText } from '@/shared/text/en/production';

/** Why what was done to a line was not saved, in words that also hold long afterwards. */
export function lineProblemText(problem: LineProblem, text: ProductionText): string {
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
export const momentText = (iso: string, { language }: CommonText): string => formatMoment(iso, language);
