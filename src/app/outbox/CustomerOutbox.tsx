import type { WordsFor } from '@/entities/outbox/commandWords';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { placeOrderWords } from '@/features/storefront/order/placeOrderWords';
import { saveProfileWords } from '@/features/storefront/profile/saveProfileWords';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useAccountText } from '@/shared/text/accountText';
import { useCustomerText } from '@/shared/text/customerText';
import { discard, hold } from './takeBack';

/** What a customer's device still has to send. */
export function CustomerOutbox() {
  const text = useCustomerText();
  const account = useAccountText();
  const dispatch = useAppDispatch();
  const wordsFor: WordsFor = entry => {
    try {
      if (entry.name === 'placeOrder') return placeOrderWords(entry, text);
      return entry.name === 'saveProfile' ? saveProfileWords(entry, account) : null;
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
