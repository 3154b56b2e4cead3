import { baseVersionOf } from '@/data/staff/queuedChanges';
import { authorOf } from '@/domain/staff/authorOf';
import type { StockAdjustment } from '@/domain/stock/stockChanges';
import type { StockItem } from '@/domain/stock/stockItem';
import { createStockMovementCommand } from '@/features/backOffice/inventory/shared/createStockMovementCommand';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';

type Undo = {
  readonly item: StockItem;
  readonly user: SessionUser;
  /** The command that is taken back. */
  readonly undo: string;
  readonly reason: string;
};

/**
 * Takes back an adjustment: by as many bottles as it moved, whatever has happened since. Says whether it is
 * saved here or with the shop.
 */
export const undoAdjustment =
  ({ item, user, undo, reason }: Undo): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const commandId = dispatch(newCommandId());
    const payload: StockAdjustment = {
      commandId,
      productId: item.id,
      ground: baseVersionOf(item, []),
      by: authorOf(user),
      label: itemLabel(item),
      kind: 'correction',
      adjustment: { undo },
      reason,
    };
    const { kind } = await dispatch(submitCommand(createStockMovementCommand, { uid: user.id, payload }));
    return kind === 'queued' || kind === 'done';
  };
