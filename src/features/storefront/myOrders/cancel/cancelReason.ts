import { plainText } from '@/lib/text/plainText';

/** What a person may choose from; what each is called is the catalogue's. */
export const CANCEL_REASONS = ['mistake', 'late', 'address', 'price', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The reason as staff read it: the choice in words and what was typed. Empty where neither was given. */
export function toReasonText(choice: string | null, more: string): string {
  return [choice, plainText(more)].filter(Boolean).join(': ');
}
