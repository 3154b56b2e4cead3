// @bundle texts

/** The longest texts that `firestore.rules` takes, in characters. */
export const MAX_CHARS = {
  name: 200,
  email: 254,
  phone: 20,
  address: 2000,
  instructions: 2000,
  profileAddress: 1000,
  addressLine: 200,
  addressLabel: 30,
  size: 50,
  sku: 50,
  description: 2000,
  source: 200,
  fact: 40,
  image: 2000,
  label: 20,
  reason: 500,
  reference: 60,
  handedTo: 100,
  stopNote: 200,
  runName: 60,
  note: 2000,
  customerNotes: 5000,
} as const;

/** Firebase's own minimum of a password, in characters. */
export const MIN_PASSWORD_LENGTH = 6;

/** A phone as older documents hold it may be two, with words between them. */
export const MAX_SHOWN_PHONE_CHARS = 60;
