// @bundle staff-only, runs

import type { RunProblem } from '@/domain/run/runChanges';
import type { StopProblem } from '@/domain/run/stopRecord';
import type { RunsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import type { CommonLabels } from '@/i18n/en/common';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';

/** Why a change of a run was not saved. */
export function runProblemText(problem: RunProblem, { problems }: RunsLabels): string {
  return problem.kind === 'notEnough'
    ? problems.notEnough(inSentence(problem.productName), problem.inStock)
    : problems[problem.kind];
}

/** Why a stop was not saved. */
export function stopProblemText(
  problem: StopProblem,
  { stopProblems }: RunsLabels,
  common: CommonLabels,
): string {
  switch (problem.kind) {
    case 'moved':
      return stopProblems.moved(common.status[problem.status ?? 'unknown']);
    case 'overpaid':
      return stopProblems.overpaid(formatRupees(problem.duePaise));
    default:
      return stopProblems[problem.kind];
  }
}
