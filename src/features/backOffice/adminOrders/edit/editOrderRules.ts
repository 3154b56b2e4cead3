import { baseVersionOf, type FailedEdit } from '@/data/order/queuedEdits';
import { MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { conflictWith, type EditProblem } from '@/domain/order/edit/editProblem';
import {
  type DeliveryChange,
  deliveryChange,
  matchesSeenVersion,
  type OrderEdit,
  type StaffCancellation,
} from '@/domain/order/edit/orderEdit';
import { canRedirect } from '@/domain/order/edit/statusMove';
import type { Order, OrderStatus, PaymentRecord } from '@/domain/order/order';
import { authorOf } from '@/domain/staff/authorOf';
import { isIncompleteAddress, type TextProblem, textProblem } from '@/lib/text/addressText';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { lastPinCode } from '@/lib/text/pinCode';
import { plainText } from '@/lib/text/plainText';
import type { SessionUser } from '@/store/session/session';

/** What the edit dialog's form holds. `status` is null while an order's stored status is none of the five. */
export type EditDraft = {
  readonly email: string;
  readonly status: OrderStatus | null;
  readonly phone: string;
  readonly shippingAddress: string;
  /** Of an order that is being cancelled. */
  readonly restock: boolean;
  readonly reason: string;
};

/** What can be saved: a draft without problems. */
export type SavableEdit = DeliveryChange & {
  readonly email: string;
  readonly status: OrderStatus;
  readonly cancellation?: StaffCancellation;
  readonly payment?: PaymentRecord;
};

type Values = Pick<Order, 'email' | 'status' | 'phone' | 'shippingAddress'>;

export function draftOf({ email, status, phone, shippingAddress }: Values): EditDraft {
  return { email, status, phone, shippingAddress, restock: true, reason: '' };
}

/** The draft that an edit of an order was made from. */
export function draftOfEdit(edit: OrderEdit, order: Order): EditDraft {
  const { email, status, cancellation } = edit;
  return {
    ...draftOf(order),
    ...deliveryChange(edit),
    email,
    status,
    restock: cancellation?.restock ?? true,
    reason: cancellation?.reason ?? '',
  };
}

/** The order as an edit's person saw it, as far as the edit says it. */
export function seenDraft({ seen }: OrderEdit, order: Order): EditDraft {
  return { ...draftOf(order), ...deliveryChange(seen), email: seen.email, status: seen.status };
}

const FIELDS = ['email', 'status', 'phone', 'shippingAddress', 'restock', 'reason'] as const;

/** Whether a draft says anything else than another. */
export const isChanged = (draft: EditDraft, from: EditDraft): boolean =>
  FIELDS.some(field => draft[field] !== from[field]);

/** What a draft says otherwise than another: applied over a third, it leaves alone what nobody meant to change. */
export function changesOf(draft: EditDraft, from: EditDraft): Partial<EditDraft> {
  return Object.fromEntries(
    FIELDS.filter(field => draft[field] !== from[field]).map(field => [field, draft[field]]),
  );
}

/** Whether a draft cancels an order that is not cancelled. */
export const isCancelling = ({ status }: Pick<EditDraft, 'status'>, order: Pick<Order, 'status'>): boolean =>
  status === 'cancelled' && order.status !== 'cancelled';

export type EditProblems = {
  readonly email?: 'email';
  readonly status?: 'status';
  readonly phone?: 'phone';
  readonly shippingAddress?: 'address' | 'otherPin' | TextProblem;
  readonly reason?: TextProblem;
};

/** The day, the fee and the invoice of an order are those of the PIN code that it was taken for. */
function isUnderOtherPin(address: string, { delivery, shippingAddress }: Order): boolean {
  return (
    delivery !== undefined && !['', delivery.pin, lastPinCode(shippingAddress)].includes(lastPinCode(address))
  );
}

function addressProblem(address: string, order: Order): EditProblems['shippingAddress'] | null {
  if (isIncompleteAddress(address)) return 'address';
  return isUnderOtherPin(address, order) ? 'otherPin' : textProblem(address);
}

/** What of the delivery a draft changes, as it is stored; nothing of an order that has come to its end. */
function changedDelivery({ phone, shippingAddress }: EditDraft, order: Order): DeliveryChange {
  if (!canRedirect(order)) return {};
  const changed = { phone: normalizePhone(phone), shippingAddress: plainText(shippingAddress) };
  return {
    ...(phone !== order.phone && changed.phone !== order.phone && { phone: changed.phone }),
    ...(shippingAddress !== order.shippingAddress &&
      changed.shippingAddress !== order.shippingAddress && { shippingAddress: changed.shippingAddress }),
  };
}

/**
 * The draft as it can be saved, or which of its fields stand in the way. What an old order holds and nobody touched is no
 * reason to refuse a change of something else.
 */
export function checkDraft(
  draft: EditDraft,
  order: Order,
): { readonly edit: SavableEdit } | { readonly problems: EditProblems } {
  const { status } = draft;
  const email = draft.email === order.email ? order.email : normalizeEmail(draft.email);
  const delivery = changedDelivery(draft, order);
  const reason = isCancelling(draft, order) ? plainText(draft.reason) : '';
  const wrongAddress =
    delivery.shippingAddress === undefined ? null : addressProblem(delivery.shippingAddress, order);
  const wrongReason = reason.length > MAX_REASON_LENGTH ? 'tooLong' : textProblem(reason);
  const problems: EditProblems = {
    ...(status === null && { status: 'status' }),
    ...(email !== order.email && !isEmail(email) && { email: 'email' }),
    ...(delivery.phone !== undefined && !isPhone(delivery.phone) && { phone: 'phone' }),
    ...(wrongAddress && { shippingAddress: wrongAddress }),
    ...(wrongReason && { reason: wrongReason }),
  };
  if (status === null || Object.keys(problems).length > 0) return { problems };
  const cancellation = isCancelling(draft, order) && { cancellation: { restock: draft.restock, reason } };
  return { edit: { email, status, ...delivery, ...cancellation } };
}

type Asked = {
  readonly edit: SavableEdit;
  /** As the person saw it. */
  readonly order: Order;
  /** The own edits it was shown with. */
  readonly pendingChanges: readonly OrderEdit[];
  readonly user: SessionUser;
};

/** The command to send: the edit, and the version it was made on. */
export function commandFor({ edit, order, pendingChanges, user }: Asked, commandId: string): OrderEdit {
  const baseVersion = baseVersionOf(order, pendingChanges);
  return {
    ...edit,
    ...baseVersion,
    seen: {
      ...baseVersion.seen,
      ...(edit.phone !== undefined && { phone: order.phone }),
      ...(edit.shippingAddress !== undefined && { shippingAddress: order.shippingAddress }),
    },
    orderId: order.id,
    commandId,
    by: authorOf(user),
  };
}

/** Why an edit failed, against the order as it is now: as read, or as the refusal told it where that is newer. */
export function problemNow({ edit, problem }: FailedEdit, order: Order): EditProblem {
  return problem.kind !== 'conflict' || matchesSeenVersion(edit, order) ? problem : conflictWith(order);
}
