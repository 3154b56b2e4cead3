import { type CancelProblem, parseCancellation, parseCancelProblem } from '@/entities/order/cancellation';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { PATHS } from '@/shared/paths';
import type { CommonText } from '@/shared/text/en/common';
import type { CustomerText } from '@/shared/text/en/customer';

type Texts = { readonly customer: CustomerText; readonly common: CommonText };

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
