import type { OrderEdit } from '@/entities/order/editOrder';
import type { Order, OrderStatus } from '@/entities/order/order';
import type { SessionUser } from '@/entities/user/sessionUser';
import { isEmail, normalizeEmail } from '@/shared/lib/email';

/** What the edit dialog's form holds. `status` is null while an order's stored status is none of the five. */
export type EditDraft = { readonly email: string; readonly status: OrderStatus | null };

/** What can be saved: a draft without problems. */
export type SavableEdit = { readonly email: string; readonly status: OrderStatus };

export function draftOf({ email, status }: Order): EditDraft {
  return { email, status };
}

/** Whether closing would lose something typed or chosen. */
export function isChanged(draft: EditDraft, order: Order): boolean {
  return draft.email !== order.email || draft.status !== order.status;
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

/**
 * The command to send. Trying the same values again is the same command, so that one whose answer was lost is
 * found done; other values are another command, or that find would pass over them.
 */
export function commandFor(
  edit: SavableEdit,
  order: Order,
  user: SessionUser,
  lastSent: OrderEdit | null,
  newId: () => string,
): OrderEdit {
  const isRetry = lastSent?.email === edit.email && lastSent.status === edit.status;
  return {
    ...edit,
    orderId: order.id,
    seenUpdatedAt: order.updatedAt,
    commandId: isRetry ? lastSent.commandId : newId(),
    by: { id: user.id, name: user.name || user.email },
  };
}
