import { createStaffNoteWords } from '@/data/staffNote/createStaffNoteWords';
import { createOrderWords } from '@/features/backOffice/adminOrders/create/createOrderWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/edit/updateOrderWords';
import { updateAlertStateWords } from '@/features/backOffice/alerts/updateAlertStateWords';
import { updateCustomerWords } from '@/features/backOffice/customers/shared/updateCustomerWords';
import { stockWords } from '@/features/backOffice/inventory/shared/stockWords';
import { updateProductionLineWords } from '@/features/backOffice/production/updateProductionLineWords';
import { updateShopWords } from '@/features/backOffice/settings/updateShopWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAlertsText } from '@/i18n/alertsText';
import { useBackOfficeText } from '@/i18n/backOfficeText';
import { useCommonText } from '@/i18n/commonText';
import { useCustomersText } from '@/i18n/customersText';
import { useInventoryText } from '@/i18n/inventoryText';
import { OutboxTextContext } from '@/i18n/outboxText';
import { useProductionText } from '@/i18n/productionText';
import { useSettingsText } from '@/i18n/settingsText';
import { useStaffOrderText } from '@/i18n/staffOrderText';
import { useStaffOutboxText } from '@/i18n/staffOutboxText';
import { useAppDispatch } from '@/store/hooks';
import type { WordsFor } from '@/sync/outbox/commandWords';
import { discard, hold } from '@/sync/outbox/takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const text = useBackOfficeText();
  const common = useCommonText();
  const staffOrder = useStaffOrderText();
  const inventory = useInventoryText();
  const alerts = useAlertsText();
  const settings = useSettingsText();
  const customers = useCustomersText();
  const production = useProductionText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      switch (entry.name) {
        case 'updateOrder':
          return updateOrderWords(entry, text, common, staffOrder);
        case 'createOrder':
          return createOrderWords(entry, staffOrder);
        case 'createStaffNote':
          return createStaffNoteWords(entry, staffOrder);
        case 'updateAlertState':
          return updateAlertStateWords(entry, alerts);
        case 'updateShop':
          return updateShopWords(entry, settings);
        case 'updateCustomer':
          return updateCustomerWords(entry, customers);
        case 'updateProductionLine':
          return updateProductionLineWords(entry, production);
        default:
          return stockWords(entry, inventory);
      }
    } catch {
      // Shown all the same, as what could not be read.
      return null;
    }
  };
  return (
    <OutboxTextContext value={useStaffOutboxText()}>
      <OutboxPage
        wing="back-office"
        wordsFor={wordsFor}
        onHold={entry => dispatch(hold(entry))}
        onDiscard={entry => dispatch(discard(entry))}
      />
    </OutboxTextContext>
  );
}
