import { OutboxPage } from '@/features/outbox/OutboxPage';
import { cancelOrderWords } from '@/features/storefront/myOrders/cancel/cancelOrderWords';
import { placeOrderWords } from '@/features/storefront/order/placeOrderWords';
import { saveProfileWords } from '@/features/storefront/profile/saveProfileWords';
import { useAccountText } from '@/i18n/accountText';
import { useCommonText } from '@/i18n/commonText';
import { useCustomerText } from '@/i18n/customerText';
import { useAppDispatch } from '@/store/hooks';
import type { WordsFor } from '@/sync/outbox/commandWords';
import { discard, hold } from '@/sync/outbox/takeBack';

/** What a customer's device still has to send. */
export function CustomerOutbox() {
  const customer = useCustomerText();
  const common = useCommonText();
  const account = useAccountText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      switch (entry.name) {
        case 'placeOrder':
          return placeOrderWords(entry, customer);
        case 'cancelOrder':
          return cancelOrderWords(entry, { customer, common });
        case 'saveProfile':
          return saveProfileWords(entry, account);
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
      wing="storefront"
      wordsFor={wordsFor}
      onHold={entry => dispatch(hold(entry))}
      onDiscard={entry => dispatch(discard(entry))}
    />
  );
}
