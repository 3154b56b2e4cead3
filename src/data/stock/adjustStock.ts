import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import { movementId, type StockAdjustment } from '@/domain/stock/stockChanges';
import type { StockProblem } from '@/domain/stock/stockProblem';
import { type PlainDocument, type PlainValue, serverTime } from '@/lib/plainData';
import type { Run } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import { parseStockItem } from './stockItemDocument';
import { parseStockMovement } from './stockMovementDocument';

const refused = (problem: StockProblem) => ({ outcome: 'refused', problem }) as const;
const SAVED = { outcome: 'saved' } as const;

/** The stock exactly as it is stored, a wrong one included: only its difference to the new one is a movement. */
function storedStock(value: PlainValue | undefined): number {
  if (value === undefined) return 0;
  return typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
}

/** By how much the stock changes, or why it does not. */
async function quantityOf(
  { adjustment, productId }: StockAdjustment,
  stored: PlainDocument,
  transaction: Transaction,
): Promise<number | StockProblem> {
  if ('by' in adjustment) return adjustment.by;
  if ('undo' in adjustment) {
    const id = movementId({ commandId: adjustment.undo, productId });
    const document = await transaction.get(`stockMovements/${id}`);
    const movement = document && parseStockMovement(document);
    return movement ? -movement.quantity : { kind: 'nothingToUndo' };
  }
  // A number counted before a sale or a delivery says nothing of the shelf after it.
  const { inStock } = parseStockItem(stored);
  if ('to' in adjustment || adjustment.shown !== inStock) return { kind: 'moved', inStock };
  // A stock below nothing is shown as none: the count leads away from what is stored.
  return adjustment.counted - storedStock(stored.data.inStock);
}

const path = (change: StockAdjustment) => `stockMovements/${movementId(change)}`;

/** Whether an adjustment is on the server: its movement stays, whatever happens to the product afterwards. */
export async function isAdjusted(change: StockAdjustment, run: Run): Promise<boolean> {
  return ((await run({ as: 'back-office', get: path(change) })) as PlainDocument | null) !== null;
}

/**
 * Moves a stock and writes down why, in one transaction and once however often it is called. Adjustments and sales add up
 * in any order, so nothing that happened meanwhile is in the way of an adjustment; of a count it is (`moved`), and no stock
 * falls below nothing. Never rejects.
 *
 * @param lastUpdated by the device's clock, ISO
 */
export function adjustStock(
  change: StockAdjustment,
  lastUpdated: string,
  run: Run,
): Promise<SaveChangeResult> {
  const { productId, kind, reason, commandId, by } = change;
  return saveStaffChange(
    {
      name: 'createStockMovement',
      path: `inventory/${productId}`,
      change,
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        if (!stored) return refused({ kind: 'gone' });
        // Other staff may have written to the product since: only the movement itself still tells.
        if (await transaction.get(path(change))) return SAVED;
        const inStock = storedStock(stored.data.inStock);
        const quantity = await quantityOf(change, stored, transaction);
        if (typeof quantity === 'object') return refused(quantity);
        // A stock in words or in halves: nothing whole leads away from it.
        if (!Number.isSafeInteger(quantity)) return refused({ kind: 'denied' });
        const after = inStock + quantity;
        if (after < 0) return refused({ kind: 'notEnough', inStock: Math.max(0, inStock) });
        transaction.update(`inventory/${productId}`, {
          inStock: after,
          lastUpdated,
          ...stamp,
        });
        transaction.set(path(change), {
          productId,
          kind,
          quantity,
          after,
          reason,
          by: by.id,
          byName: transaction.me.name,
          at: serverTime,
          commandId,
        });
        return SAVED;
      },
    },
    run,
  );
}
