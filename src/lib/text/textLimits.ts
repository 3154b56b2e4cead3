// @bundle texts

/** The longest texts that `firestore.rules` takes, in characters. */
export const LONGEST = {
  name: 200,
  email: 254,
  phone: 20,
  address: 2000,
  instructions: 2000,
  profileAddress: 1000,
  size: 50,
  sku: 50,
  description: 2000,
  image: 2000,
  label: 20,
  reason: 500,
  note: 2000,
  customerNotes: 5000,
} as const;

/** A phone as older documents hold it may be two, with words between them. */
export const LONGEST_SHOWN_PHONE = 60;
