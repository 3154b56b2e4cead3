import { SHOP_PATH } from '@/data/shop/staffShop';
import { isChangeSaved } from '@/data/staff/saveStaffChange';
import { parseShopEdit, type ShopEdit, UPDATE_SHOP } from '@/domain/shop/shopEdit';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { settingsApi } from './settingsApi';
import { fieldName, shownValue } from './shopFieldLabels';
import { draftOf, SHOP_FIELDS } from './shopFormRules';

/** The shop's settings, as a member of staff wants them. */
export const updateShopCommand = defineCommand<ShopEdit, 'conflict' | 'denied'>({
  name: UPDATE_SHOP,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseShopEdit,
  parseProblem: reason => (reason === 'conflict' ? 'conflict' : 'denied'),
  send: sendMutation(settingsApi.endpoints.updateShop, 'notSent'),
  isDone:
    edit =>
    (_dispatch, _getState, { firestore }) =>
      isChangeSaved(SHOP_PATH, edit, request => firestore.run(request)),
  describe(entry, translate) {
    const text = translate(settingsLabels);
    const { language } = translate(commonLabels);
    const draft = draftOf(parseShopEdit(entry.payload).shop);
    const hasFailed = entry.status === 'failed';
    const reason = entry.failure?.reason === 'conflict' ? text.shop.conflictFailed : text.shop.denied;
    return {
      title: text.shop.command,
      details: SHOP_FIELDS.map(field =>
        text.shop.change(fieldName(field, text, language), shownValue(draft, field, text, language)),
      ),
      problem: hasFailed ? reason : null,
      edit: hasFailed ? { to: PATHS.settings, state: null } : null,
    };
  },
});
