import type { EditProblem } from '@/entities/order/editProblem';
import type { Order, OrderStatus } from '@/entities/order/order';
import { isAsSeen, type OrderEdit } from '@/entities/order/orderEdit';
import { groundOf, type SetAsideEdit } from '@/entities/order/queuedEdits';
import type { SessionUser } from '@/entities/user/sessionUser';
import { isEmail, normalizeEmail } from '@/shared/lib/email';

/** What the edit dialog's form holds. `status` is null while an order's stored status is none of the five. */
export type EditDraft = { readonly email: string; readonly status: OrderStatus | null };

/** What can be saved: a draft without problems. */
export type SavableEdit = { readonly email: string; readonly status: OrderStatus };

export function draftOf({ email, status }: EditDraft): EditDraft {
  return { email, status };
}

/** Whether a draft says anything else than another, or than an order. */
export function isChanged(draft: EditDraft, from: EditDraft): boolean {
  return draft.email !== from.email || draft.status !== from.status;
}

export type EditProblems = { readonly email: boolean; readonly status: boolean };

/**
 * The draft as it can be saved, or which of its fields stand in the way. An old order's e-mail that was left
 * alone is no reason to refuse a change of its status.
 */
export function checkDraft(
  draft: EditDraft,
  order: Order,
): { readonly edit: SavableEdit } | { readonly problems: EditProblems } {
  const { status } = draft;
  const email = draft.email === order.email ? order.email : normalizeEmail(draft.email);
  const emailGood = email === order.email || isEmail(email);
  if (status === null || !emailGood) return { problems: { email: !emailGood, status: status === null } };
  return { edit: { email, status } };
}

type Asked = {
  readonly edit: SavableEdit;
  /** As the person saw it. */
  readonly order: Order;
  /** The own edits it was shown with. */
  readonly shownWith: readonly OrderEdit[];
  readonly user: SessionUser;
  readonly lastSent: OrderEdit | null;
};

/**
 * The command to send. Trying the same values again is the same command, so that one whose answer was lost is
 * found done; other values are another command, or that find would pass over them.
 */
export function commandFor(
  { edit, order, shownWith, user, lastSent }: Asked,
  newId: () => string,
): OrderEdit {
  const isRetry = lastSent?.email === edit.email && lastSent.status === edit.status;
  return {
    ...edit,
    ...groundOf(order, shownWith),
    orderId: order.id,
    commandId: isRetry ? lastSent.commandId : newId(),
    by: { id: user.id, name: user.name || user.email },
  };
}

/** Why an edit was set aside, against the order as it is now: as read, or as the refusal told it where that is newer. */
export function problemNow({ edit, problem }: SetAsideEdit, order: Order): EditProblem {
  if (problem.kind !== 'conflict' || isAsSeen(edit, order)) return problem;
  const { status, email, updatedAt } = order;
  return { kind: 'conflict', now: { status, email, updatedAt } };
}
