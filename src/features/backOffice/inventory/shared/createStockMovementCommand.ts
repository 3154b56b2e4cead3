import { ADJUST_STOCK, parseAdjustment } from '@/domain/stock/stockChangeSchemas';
import type { StockAdjustment } from '@/domain/stock/stockChanges';
import { parseStockProblem, type StockProblem } from '@/domain/stock/stockProblem';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { inventoryApi } from './inventoryApi';
import { describeStockChange } from './stockChangeLabels';

/** A movement of stock. The movement it leaves behind bears its id, for ever. */
export const createStockMovementCommand = defineCommand<StockAdjustment, StockProblem>({
  name: ADJUST_STOCK,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseAdjustment,
  parseProblem: parseStockProblem,
  send: sendMutation(inventoryApi.endpoints.createStockMovement, 'notSent'),
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const { isAdjusted } = await import('@/data/stock/adjustStock');
      return isAdjusted(change, request => firestore.run(request));
    },
  describe: (entry, translate) =>
    describeStockChange({ kind: 'adjustment', change: parseAdjustment(entry.payload), entry }, translate),
});
