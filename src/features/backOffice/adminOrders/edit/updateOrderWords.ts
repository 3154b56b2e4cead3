import { parseEditProblem } from '@/domain/order/editProblem';
import { parseOrderEdit } from '@/domain/order/orderEditSchema';
import { editAddress } from '@/features/backOffice/adminOrders/shared/editAddress';
import { editProblemText } from '@/features/backOffice/adminOrders/shared/editProblemText';
import type { BackOfficeLabels } from '@/i18n/en/backOffice';
import type { CommonLabels } from '@/i18n/en/common';
import type { StaffOrderLabels } from '@/i18n/en/staffOrder';
import { inSentence } from '@/lib/text/inSentence';
import { LONGEST } from '@/lib/text/textLimits';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';

/** What the outbox says of a staff edit. Throws for one that cannot be read. */
export function updateOrderWords(
  entry: CommandRecord,
  { orders: text }: BackOfficeLabels,
  common: CommonLabels,
  { edit: words, details }: StaffOrderLabels,
): CommandWords {
  const edit = parseOrderEdit(entry.payload);
  const { orderId, status, email, seen, cancellation } = edit;
  const problem = entry.status === 'failed' ? parseEditProblem(entry.failure?.reason) : null;
  const changes = [
    { name: text.dialog.status, from: common.status[seen.status ?? 'unknown'], to: common.status[status] },
    { name: text.dialog.email, from: seen.email, to: email },
    { name: words.phone, from: seen.phone ?? '', to: edit.phone ?? seen.phone ?? '' },
    {
      name: words.address,
      from: seen.shippingAddress ?? '',
      to: edit.shippingAddress ?? seen.shippingAddress ?? '',
    },
  ];
  return {
    title: text.queued.order(orderId),
    details: [
      ...changes
        .filter(({ from, to }) => from !== to)
        .map(({ name, from, to }) =>
          text.queued.change(name, inSentence(from, LONGEST.name), inSentence(to, LONGEST.name)),
        ),
      ...(cancellation ? [cancellation.restock ? words.restock : words.noRestock] : []),
      ...(cancellation?.reason ? [details.reason(inSentence(cancellation.reason, LONGEST.reason))] : []),
    ],
    problem: problem && editProblemText(problem, text, common),
    // What still waits is changed by a further edit, which is built on it.
    edit: problem && problem.kind !== 'gone' ? { to: editAddress(orderId), state: null } : null,
  };
}
