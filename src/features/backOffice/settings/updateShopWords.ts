import { parseShopEdit } from '@/domain/shop/shopEdit';
import type { SettingsLabels } from '@/i18n/en/settings';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';
import { fieldName, shownValue } from './shopFieldWords';
import { draftOf, SHOP_FIELDS } from './shopFormRules';

/** What the outbox says of a change of the settings. Throws for one that cannot be read. */
export function updateShopWords(entry: CommandRecord, text: SettingsLabels): CommandWords {
  const draft = draftOf(parseShopEdit(entry.payload).shop);
  const failed = entry.status === 'failed';
  const reason = entry.failure?.reason === 'conflict' ? text.shop.conflictAside : text.shop.denied;
  return {
    title: text.shop.command,
    details: SHOP_FIELDS.map(field =>
      text.shop.change(fieldName(field, text), shownValue(draft, field, text)),
    ),
    problem: failed ? reason : null,
    edit: failed ? { to: PATHS.settings, state: null } : null,
  };
}
