import { double, type SeedFields } from './seedValue';

/** The spec's constants (§9) as the shop's settings; money in paise, the tax in percent. */
export const DELIVERY_FEE_PAISE = 299;
export const TAX_PERCENT = 8;
export const DELIVERY_DAYS = 5;

export function shopSettings(updatedAt: Date): SeedFields {
  return {
    deliveryFee: double(DELIVERY_FEE_PAISE / 100),
    taxRate: double(TAX_PERCENT / 100),
    seller: {
      name: 'EAWA Waters',
      address: '42, Spring Road, Koramangala, Bengaluru 560034',
      gstin: '29AAACE0000A1Z5',
      state: 'Karnataka',
    },
    supportPhone: '9000000000',
    supportEmail: 'hello@eawa.example',
    social: {
      instagram: 'https://instagram.example/eawa',
      facebook: 'https://facebook.example/eawa',
      youtube: 'https://youtube.example/eawa',
    },
    cancelUntil: 'pending',
    updatedAt,
  };
}
