import { holdsCardNumber } from '@/shared/lib/cardNumber';

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

/** SCHEMA: the longest that the rules take. */
const MAX_LENGTH = 2000;

/** What is wrong with a note; null when it can be saved. */
export function noteProblem(text: string): 'empty' | 'tooLong' | 'cardNumber' | null {
  if (text.trim() === '') return 'empty';
  if (text.trim().length > MAX_LENGTH) return 'tooLong';
  return holdsCardNumber(text) ? 'cardNumber' : null;
}
