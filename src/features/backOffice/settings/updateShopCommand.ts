import type { Command } from '@/entities/outbox/command';
import { failedSend, sendOutcome } from '@/entities/outbox/sendOutcome';
import { SHOP_PATH } from '@/entities/shop/saveShopEdit';
import { parseShopEdit, type ShopEdit, UPDATE_SHOP } from '@/entities/shop/shopEdit';
import { isChangeSaved } from '@/entities/staff/saveStaffChange';
import { queryFailure } from '@/services/api/queryFailure';
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
