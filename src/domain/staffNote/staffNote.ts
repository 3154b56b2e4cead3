import { holdsCardNumber } from '@/lib/text/cardNumber';
import { plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';

/** What staff say among themselves of an order (`orders/{orderId}/staffNotes`). */
export type StaffNote = {
  /** Of the command that wrote it. */
  readonly id: string;
  readonly text: string;
  /** The user's id. */
  readonly author: string;
  /** ISO instant; null while the server has not said it. */
  readonly at: string | null;
};

/** What is wrong with a note; null when it can be saved. */
export function noteProblem(typed: string): 'empty' | 'tooLong' | 'cardNumber' | null {
  const text = plainText(typed);
  if (text === '') return 'empty';
  if (text.length > MAX_CHARS.note) return 'tooLong';
  return holdsCardNumber(text) ? 'cardNumber' : null;
}
