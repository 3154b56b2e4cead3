import { double, type SeedFields } from './seedValue';

/** The spec's constants (§9); money in paise, the tax in percent. */
export const DELIVERY_FEE_PAISE = 299;
export const TAX_PERCENT = 8;
export const DELIVERY_DAYS = 5;

/** The settings a shop opens with: nothing is said of whose it is. */
export function openingSettings(updatedAt: Date): SeedFields {
  return {
    deliveryFee: double(DELIVERY_FEE_PAISE / 100),
    taxRate: double(TAX_PERCENT / 100),
    cancelUntil: 'pending',
    updatedAt,
  };
}

/** The demonstration shop's settings, with its name, place and contact. */
export function shopSettings(updatedAt: Date): SeedFields {
  return {
    ...openingSettings(updatedAt),
    seller: {
      name: 'Eawa',
      address: '42, Spring Road, Koramangala, Bengaluru 560034',
      gstin: '29AAACE0000A1Z5',
      state: 'Karnataka',
      fssai: '10020043000001',
      hsn: '2201',
      // Of no bank: nobody is paid.
      upi: 'eawa@example',
    },
    supportPhone: '9000000000',
    supportEmail: 'hello@eawa.example',
    social: {
      instagram: 'https://instagram.example/eawa',
      facebook: 'https://facebook.example/eawa',
      youtube: 'https://youtube.example/eawa',
    },
    city: 'Bengaluru',
    hours: { days: [1, 2, 3, 4, 5, 6], slot: '08:00-20:00' },
    taglines: {
      en: 'Drinking water for homes and offices.',
      hi: 'घरों और दफ़्तरों के लिए पीने का पानी।',
    },
  };
}
