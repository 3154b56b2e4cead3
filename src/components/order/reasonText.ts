import { type CancelReasonsLabels, cancelReasonsLabels } from '@/i18n/en/cancelReasons';

/** What a customer may choose from; what each is called is the catalogue's. */
export const CANCEL_REASONS = ['mistake', 'late', 'address', 'price', 'other'] as const;

/** A stored reason, a choice of the shop's at its beginning in the language of `labels`; anything else as it was written. */
export function reasonText(stored: string, labels: CancelReasonsLabels): string {
  const chosen = CANCEL_REASONS.find(reason => {
    const words = cancelReasonsLabels[reason];
    return stored === words || stored.startsWith(`${words}: `);
  });
  return chosen ? labels[chosen] + stored.slice(cancelReasonsLabels[chosen].length) : stored;
}
