import { SHOP_PATH } from '@/data/shop/saveShopEdit';
import { isChangeSaved } from '@/data/staff/saveStaffChange';
import { parseShopEdit, type ShopEdit, UPDATE_SHOP } from '@/domain/shop/shopEdit';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { settingsApi } from './settingsApi';

/** The shop's settings, as a member of staff wants them. */
export const updateShopCommand: Command<ShopEdit> = {
  name: UPDATE_SHOP,
  wing: 'back-office',
  parse: parseShopEdit,
  send: edit => async dispatch => {
    const { data: result, error } = await dispatch(
      settingsApi.endpoints.updateShop.initiate(edit, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend(queryFailure(error), false);
  },
  isDone:
    edit =>
    (_dispatch, _getState, { firestore }) =>
      isChangeSaved(SHOP_PATH, edit, request => firestore.run(request)),
};
