import { holdsCardNumber } from './cardNumber';
import { visibleLength, withoutInvisible } from './invisible';

/** Spec §9. */
const MIN_ADDRESS_LENGTH = 10;
const MAX_TEXT_LENGTH = 500;

export type TextProblem = 'tooLong' | 'cardNumber';

/** What is wrong with a text that goes with an order; null when nothing is. */
export function textProblem(text: string): TextProblem | null {
  if (visibleLength(text) > MAX_TEXT_LENGTH || text.length > 4 * MAX_TEXT_LENGTH) return 'tooLong';
  return holdsCardNumber(text) ? 'cardNumber' : null;
}

/** Whether an address says too little to deliver to (spec §5): space between two words counts once, as in `firestore.rules`. */
export const isIncompleteAddress = (address: string): boolean =>
  visibleLength(withoutInvisible(address).replace(/\s+/g, ' ')) < MIN_ADDRESS_LENGTH;
