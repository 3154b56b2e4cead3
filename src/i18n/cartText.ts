import { type CartText, cart } from '@/i18n/en/cart';
import { useTranslation } from './translation';

/** The cart's own catalogue: apart, so that the first screens do not load it. */
export const useCartText = (): CartText => useTranslation()?.cart ?? cart;
