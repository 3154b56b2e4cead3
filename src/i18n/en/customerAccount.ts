import { labels } from '@/i18n/labels';
/** Whose account an order is of, and what its contact email says of that: for staff, wherever they look for a customer. */
export const customerAccountLabels = labels('customerAccount', {
  account: (email: string) => `Account ${email}`,
  emailUnknown: 'Account, email not recorded',
  none: 'No account',
  contactEmail: {
    different: 'The contact email differs from the account’s.',
    anothers: 'The contact email is another account’s.',
    ofAccount: 'There is an account with this email.',
  },
});

export type CustomerAccountLabels = typeof customerAccountLabels;
