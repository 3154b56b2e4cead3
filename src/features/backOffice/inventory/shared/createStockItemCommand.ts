import { CREATE_STOCK_ITEM, parseCreation } from '@/domain/stock/stockChangeSchemas';
import type { StockItemCreation } from '@/domain/stock/stockChanges';
import { parseStockProblem, type StockProblem } from '@/domain/stock/stockProblem';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { inventoryApi } from './inventoryApi';
import { describeStockChange } from './stockChangeLabels';

/** A new product. Its id is made here, so that sent again it finds its own work done. */
export const createStockItemCommand = defineCommand<StockItemCreation, StockProblem>({
  name: CREATE_STOCK_ITEM,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseCreation,
  parseProblem: parseStockProblem,
  send: sendMutation(inventoryApi.endpoints.createStockItem, 'notSent'),
  isDone:
    ({ productId }) =>
    async (_dispatch, _getState, { firestore }) =>
      (await firestore.run({ as: 'back-office', get: `inventory/${productId}` })) !== null,
  describe: (entry, translate) =>
    describeStockChange({ kind: 'creation', change: parseCreation(entry.payload), entry }, translate),
});
