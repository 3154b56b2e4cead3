import { type CancelProblem, parseCancellation, parseCancelProblem } from '@/domain/order/cancellation';
import type { CommonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

type Texts = { readonly customer: CustomerLabels; readonly common: CommonLabels };

/** Why an order was not cancelled, in words. */
export function cancelProblemText(problem: CancelProblem, { customer, common }: Texts): string {
  const text = customer.track.cancel.problems;
  return problem.kind === 'tooLate'
    ? text.tooLate(common.status[problem.status ?? 'unknown'])
    : text[problem.kind];
}

/** What the outbox says of a cancellation. Throws for one that cannot be read. */
export function cancelOrderWords(entry: CommandRecord, texts: Texts): CommandWords {
  const { orderId, cancelReason } = parseCancellation(entry.payload);
  const text = texts.customer.track.cancel;
  return {
    title: text.commandTitle(orderId),
    details: cancelReason ? [text.reasonLine(cancelReason)] : [],
    problem:
      entry.status === 'failed' ? cancelProblemText(parseCancelProblem(entry.failure?.reason), texts) : null,
    seenAt: PATHS.trackOrder,
    edit: null,
  };
}
