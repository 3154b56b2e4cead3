import { newCommandId } from '@/data/staff/newCommandId';
import { groundOf } from '@/data/staff/queuedChanges';
import type { StockAdjustment } from '@/domain/stock/stockChanges';
import type { StockItem } from '@/domain/stock/stockItem';
import { adjustStockCommand } from '@/features/backOffice/inventory/shared/inventoryCommands';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockTexts';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { queueCommand } from '@/sync/outbox/queueCommand';

type Undo = {
  readonly item: StockItem;
  readonly user: SessionUser;
  /** The command that is taken back. */
  readonly undo: string;
  readonly reason: string;
};

/**
 * Takes back an adjustment: by as many bottles as it moved, whatever has happened since. On disk first; where the device
 * cannot keep it, it is sent directly. Says whether the one or the other was possible.
 */
export const undoAdjustment =
  ({ item, user, undo, reason }: Undo): AppThunk<Promise<boolean>> =>
  async dispatch => {
    const commandId = dispatch(newCommandId());
    const payload: StockAdjustment = {
      commandId,
      productId: item.id,
      ground: groundOf(item, []),
      by: { id: user.id, name: user.name || user.email },
      label: itemLabel(item),
      kind: 'correction',
      adjustment: { undo },
      reason,
    };
    try {
      await dispatch(queueCommand(adjustStockCommand, { id: commandId, uid: user.id, payload }));
      return true;
    } catch {
      return (await dispatch(adjustStockCommand.send(payload))).kind === 'done';
    }
  };
