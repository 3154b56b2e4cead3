import type { WordsFor } from '@/entities/outbox/commandWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/updateOrderWords';
import { updateCustomerWords } from '@/features/backOffice/customers/updateCustomerWords';
import { updateProductionLineWords } from '@/features/backOffice/production/updateProductionLineWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomersText } from '@/shared/text/customersText';
import { useProductionText } from '@/shared/text/productionText';
import { discard, hold } from './takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const text = useBackOfficeText();
  const common = useCommonText();
  const customers = useCustomersText();
  const production = useProductionText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      switch (entry.name) {
        case 'updateOrder':
          return updateOrderWords(entry, text, common);
        case 'updateCustomer':
          return updateCustomerWords(entry, customers);
        case 'updateProductionLine':
          return updateProductionLineWords(entry, production);
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
