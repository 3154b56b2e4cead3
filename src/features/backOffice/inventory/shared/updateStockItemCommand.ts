import { parseItemEdit, UPDATE_STOCK_ITEM } from '@/domain/stock/stockChangeSchemas';
import type { StockItemEdit } from '@/domain/stock/stockChanges';
import { parseStockProblem, type StockProblem } from '@/domain/stock/stockProblem';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { inventoryApi } from './inventoryApi';
import { describeStockChange } from './stockChangeLabels';

/** Other words for a product, its archiving included. */
export const updateStockItemCommand = defineCommand<StockItemEdit, StockProblem>({
  name: UPDATE_STOCK_ITEM,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseItemEdit,
  parseProblem: parseStockProblem,
  send: sendMutation(inventoryApi.endpoints.updateStockItem, 'notSent'),
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const { isChangeSaved } = await import('@/data/staff/saveStaffChange');
      return isChangeSaved(`inventory/${change.productId}`, change, request => firestore.run(request));
    },
  describe: (entry, translate) =>
    describeStockChange({ kind: 'edit', change: parseItemEdit(entry.payload), entry }, translate),
});
