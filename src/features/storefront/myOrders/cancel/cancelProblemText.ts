import type { CancelProblem } from '@/domain/order/cancellation';
import type { CommonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';

type ProblemLabels = { readonly customer: CustomerLabels; readonly common: CommonLabels };

/** Why an order was not cancelled, in words. */
export function cancelProblemText(problem: CancelProblem, { customer, common }: ProblemLabels): string {
  const text = customer.track.cancel.problems;
  return problem.kind === 'tooLate'
    ? text.tooLate(common.status[problem.status ?? 'unknown'])
    : text[problem.kind];
}
