import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import { baseVersionOf, type EditsOfOrder } from '@/data/order/queuedEdits';
import { submitStop } from '@/data/run/submitStop';
import type { Order } from '@/domain/order/order';
import type { StopResult } from '@/domain/run/stopRecord';
import { authorOf } from '@/domain/staff/authorOf';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';

type Settled = {
  readonly runId: string;
  readonly order: Order;
  readonly result: StopResult;
  /** What was said of the stop before, and was refused: this takes its place. */
  readonly refused: CommandRecord | undefined;
};

/** Records a stop on the driver's behalf; whether it is saved here or on the server. */
export const settleStop =
  ({ runId, order, result, refused }: Settled, user: SessionUser): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const isSafe = (await dispatch(submitStop(user, { runId, order, result }))) !== null;
    if (isSafe && refused) await dispatch(discardCommand(refused)).catch(() => {});
    return isSafe;
  };

/** Cancels an order that could not be delivered; its bottles are in stock again. */
export const cancelFailed =
  (
    order: Order,
    edits: EditsOfOrder | undefined,
    { user, reason }: { readonly user: SessionUser; readonly reason: string },
  ): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const payload = {
      ...baseVersionOf(order, edits?.pendingChanges),
      ...{ orderId: order.id, email: order.email, status: 'cancelled' as const },
      cancellation: { restock: true, reason },
      ...{ commandId: dispatch(newCommandId()), by: authorOf(user) },
    };
    const { kind } = await dispatch(submitCommand(updateOrderCommand, { uid: user.id, payload }));
    return kind === 'queued' || kind === 'done';
  };
