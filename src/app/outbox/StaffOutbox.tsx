import type { WordsFor } from '@/entities/outbox/commandWords';
import { createStaffNoteWords } from '@/entities/staffNote/createStaffNoteWords';
import { createOrderWords } from '@/features/backOffice/adminOrders/createOrderWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/updateOrderWords';
import { updateAlertStateWords } from '@/features/backOffice/alerts/updateAlertStateWords';
import { updateCustomerWords } from '@/features/backOffice/customers/updateCustomerWords';
import { stockWords } from '@/features/backOffice/inventory/stockWords';
import { updateProductionLineWords } from '@/features/backOffice/production/updateProductionLineWords';
import { updateShopWords } from '@/features/backOffice/settings/updateShopWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useAlertsText } from '@/shared/text/alertsText';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomersText } from '@/shared/text/customersText';
import { useInventoryText } from '@/shared/text/inventoryText';
import { OutboxTextContext } from '@/shared/text/outboxText';
import { useProductionText } from '@/shared/text/productionText';
import { useSettingsText } from '@/shared/text/settingsText';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { useStaffOutboxText } from '@/shared/text/staffOutboxText';
import { discard, hold } from './takeBack';

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
