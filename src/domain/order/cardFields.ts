/** What old orders hold of a card: never read into the app, never kept, listed and removed by the data check. */
export const CARD_FIELDS = ['cardNumber', 'expiryDate', 'cvv'] as const;
