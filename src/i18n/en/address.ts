import { labels } from '@/i18n/labels';
/** The fields of an address, and a customer's saved ones. */
export const addressLabels = labels('address', {
  fields: {
    flat: 'Flat or house',
    street: 'Building or street',
    locality: 'Area and city',
    pin: 'PIN code',
    landmark: 'Landmark (optional)',
  },
  problems: { pin: 'Enter the 6 digits of the PIN code.' },
  /** What saved addresses are called by; any other label is a customer's own. */
  labels: { Home: 'Home', Office: 'Office', Other: 'Other' },
  choose: {
    change: 'Change',
    changeAddress: 'Change the delivery address',
    another: 'Another address',
    save: 'Save this address',
    saveHint: 'It will be here for your next order.',
    isDefault: 'Default',
  },
  book: {
    heading: 'Your addresses',
    lead: (most: number) =>
      `Up to ${most}, to choose from when you order. The default one is filled in for you.`,
    notRead: 'Your saved addresses could not be read.',
    none: 'You have no address yet. The one of your first order is saved here.',
    add: 'Add an address',
    edit: 'Edit',
    editOf: (label: string) => `Edit ${label}`,
    remove: 'Remove',
    removeOf: (label: string) => `Remove ${label}`,
    makeDefault: 'Make default',
    makeDefaultOf: (label: string) => `Make ${label} the default`,
    full: (most: number) => `These are ${most}. Remove one to add another.`,
    label: 'Label of the address',
    ownLabel: 'Own words',
    ownLabelRequired: 'Enter a label.',
    address: 'Address',
    save: 'Save address',
    saved: 'Your addresses were saved.',
    removeHeading: (label: string) => `Remove ${label}?`,
    removeBody: 'Orders that go there stay as they are.',
    keepIt: 'Keep it',
  },
  command: {
    removed: 'An address is removed',
    madeDefault: 'Another address is the default',
  },
});

export type AddressLabels = typeof addressLabels;
