import type { WordsFor } from '@/entities/outbox/commandWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { cancelOrderWords } from '@/features/storefront/myOrders/cancelOrderWords';
import { placeOrderWords } from '@/features/storefront/order/placeOrderWords';
import { saveProfileWords } from '@/features/storefront/profile/saveProfileWords';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useAccountText } from '@/shared/text/accountText';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { discard, hold } from './takeBack';

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
