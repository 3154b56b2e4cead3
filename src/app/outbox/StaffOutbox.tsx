import type { WordsFor } from '@/entities/outbox/commandWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/updateOrderWords';
import { updateAlertStateWords } from '@/features/backOffice/alerts/updateAlertStateWords';
import { updateShopWords } from '@/features/backOffice/settings/updateShopWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useAlertsText } from '@/shared/text/alertsText';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { useSettingsText } from '@/shared/text/settingsText';
import { discard, hold } from './takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const text = useBackOfficeText();
  const common = useCommonText();
  const alerts = useAlertsText();
  const settings = useSettingsText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      switch (entry.name) {
        case 'updateOrder':
          return updateOrderWords(entry, text, common);
        case 'updateAlertState':
          return updateAlertStateWords(entry, alerts);
        case 'updateShop':
          return updateShopWords(entry, settings);
        default:
          return null;
      }
    } catch {
      // Shown all the same, as what could not be read.
      return null;
    }
  };
  return (
    <OutboxPage
      wing="back-office"
      wordsFor={wordsFor}
      onHold={entry => dispatch(hold(entry))}
      onDiscard={entry => dispatch(discard(entry))}
    />
  );
}
