import { parseEditProblem } from '@/entities/order/editProblem';
import { parseOrderEdit } from '@/entities/order/orderEditSchema';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { BackOfficeText } from '@/shared/text/en/backOffice';
import type { CommonText } from '@/shared/text/en/common';
import { editAddress } from './editAddress';
import { editProblemText } from './editProblemText';

/** What the outbox says of a staff edit. Throws for one that cannot be read. */
export function updateOrderWords(
  entry: CommandRecord,
  { orders: text }: BackOfficeText,
  common: CommonText,
): CommandWords {
  const { orderId, status, email, seen } = parseOrderEdit(entry.payload);
  const problem = entry.status === 'failed' ? parseEditProblem(entry.failure?.reason) : null;
  const changes = [
    { name: text.dialog.status, from: common.status[seen.status ?? 'unknown'], to: common.status[status] },
    { name: text.dialog.email, from: seen.email, to: email },
  ];
  return {
    title: text.queued.order(orderId),
    details: changes
      .filter(({ from, to }) => from !== to)
      .map(({ name, from, to }) => text.queued.change(name, from, to)),
    problem: problem && editProblemText(problem, text, common),
    // What still waits is changed by a further edit, which is built on it.
    edit: problem && problem.kind !== 'gone' ? { to: editAddress(orderId), state: null } : null,
  };
}
