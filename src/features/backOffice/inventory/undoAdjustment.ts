import { queueCommand } from '@/entities/outbox/queueCommand';
import { newCommandId } from '@/entities/staff/newCommandId';
import { groundOf } from '@/entities/staff/queuedChanges';
import type { StockAdjustment } from '@/entities/stock/stockChanges';
import type { StockItem } from '@/entities/stock/stockItem';
import type { SessionUser } from '@/entities/user/sessionUser';
import type { AppThunk } from '@/shared/redux/thunk';
import { adjustStockCommand } from './inventoryCommands';
import { itemLabel } from './stockTexts';

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
