import {
  ADJUST_STOCK,
  CREATE_STOCK_ITEM,
  parseAdjustment,
  parseCreation,
  parseItemEdit,
  UPDATE_STOCK_ITEM,
} from '@/domain/stock/stockChangeSchemas';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { inventoryApi } from './inventoryApi';

const { createStockItem, updateStockItem, createStockMovement } = inventoryApi.endpoints;

/** A new product. Its id is made here, so that sent again it finds its own work done. */
export const createStockItemCommand: Command<StockItemCreation> = {
  name: CREATE_STOCK_ITEM,
  wing: 'back-office',
  parse: parseCreation,
  send: change => async dispatch => {
    const { data, error } = await dispatch(createStockItem.initiate(change, { track: false }));
    return data ? sendOutcome(data) : failedSend(queryFailure(error), false);
  },
  isDone:
    ({ productId }) =>
    async (_dispatch, _getState, { firestore }) =>
      (await firestore.run({ as: 'back-office', get: `inventory/${productId}` })) !== null,
};

/** Other words for a product, its archiving included. */
export const updateStockItemCommand: Command<StockItemEdit> = {
  name: UPDATE_STOCK_ITEM,
  wing: 'back-office',
  parse: parseItemEdit,
  send: change => async dispatch => {
    const { data, error } = await dispatch(updateStockItem.initiate(change, { track: false }));
    return data ? sendOutcome(data) : failedSend(queryFailure(error), false);
  },
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const { isChangeSaved } = await import('@/data/staff/saveStaffChange');
      return isChangeSaved(`inventory/${change.productId}`, change, request => firestore.run(request));
    },
};

/** A movement of stock. The movement it leaves behind bears its id, for ever. */
export const adjustStockCommand: Command<StockAdjustment> = {
  name: ADJUST_STOCK,
  wing: 'back-office',
  parse: parseAdjustment,
  send: change => async dispatch => {
    const { data, error } = await dispatch(createStockMovement.initiate(change, { track: false }));
    return data ? sendOutcome(data) : failedSend(queryFailure(error), false);
  },
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const { isAdjusted } = await import('@/data/stock/adjustStock');
      return isAdjusted(change, request => firestore.run(request));
    },
};
