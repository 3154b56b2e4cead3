import type { WordsFor } from '@/entities/outbox/commandWords';
import { updateOrderWords } from '@/features/backOffice/adminOrders/updateOrderWords';
import { stockWords } from '@/features/backOffice/inventory/stockWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { useInventoryText } from '@/shared/text/inventoryText';
import { discard, hold } from './takeBack';

/** What a staff device still has to send. */
export function StaffOutbox() {
  const text = useBackOfficeText();
  const common = useCommonText();
  const inventory = useInventoryText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      return entry.name === 'updateOrder'
        ? updateOrderWords(entry, text, common)
        : stockWords(entry, inventory);
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
