import { OutboxLabelsContext } from '@/components/outbox/outboxLabels';
import { createStaffNoteWords } from '@/data/staffNote/createStaffNoteWords';
import { createOrderWords } from '@/features/backOffice/adminOrders/create/createOrderWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/edit/updateOrderWords';
import { updateAlertStateWords } from '@/features/backOffice/alerts/updateAlertStateWords';
import { updateCustomerWords } from '@/features/backOffice/customers/shared/updateCustomerWords';
import { stockWords } from '@/features/backOffice/inventory/shared/stockWords';
import { updateProductionLineWords } from '@/features/backOffice/production/updateProductionLineWords';
import { updateShopWords } from '@/features/backOffice/settings/updateShopWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { alertsLabels } from '@/i18n/en/alerts';
import { backOfficeLabels } from '@/i18n/en/backOffice';
import { commonLabels } from '@/i18n/en/common';
import { customersLabels } from '@/i18n/en/customers';
import { inventoryLabels } from '@/i18n/en/inventory';
import { productionLabels } from '@/i18n/en/production';
import { settingsLabels } from '@/i18n/en/settings';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { staffOutboxLabels } from '@/i18n/en/staffOutbox';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { WordsFor } from '@/sync/outbox/commandWords';
import { discard, hold } from '@/sync/outbox/takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const text = useLabels(backOfficeLabels);
  const common = useLabels(commonLabels);
  const staffOrder = useLabels(staffOrderLabels);
  const inventory = useLabels(inventoryLabels);
  const alerts = useLabels(alertsLabels);
  const settings = useLabels(settingsLabels);
  const customers = useLabels(customersLabels);
  const production = useLabels(productionLabels);
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
    <OutboxLabelsContext value={staffOutboxLabels}>
      <OutboxPage
        wing="back-office"
        wordsFor={wordsFor}
        onHold={entry => dispatch(hold(entry))}
        onDiscard={entry => dispatch(discard(entry))}
      />
    </OutboxLabelsContext>
  );
}
