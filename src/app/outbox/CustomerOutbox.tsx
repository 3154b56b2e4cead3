import { OutboxPage } from '@/features/outbox/OutboxPage';
import { cancelOrderWords } from '@/features/storefront/myOrders/cancel/cancelOrderWords';
import { placeOrderWords } from '@/features/storefront/order/placeOrderWords';
import { saveProfileWords } from '@/features/storefront/profile/saveProfileWords';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { WordsFor } from '@/sync/outbox/commandWords';
import { discard, hold } from '@/sync/outbox/takeBack';

/** What a customer's device still has to send. */
export function CustomerOutbox() {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const account = useLabels(accountLabels);
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
