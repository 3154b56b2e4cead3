import { type StorefrontText, storefront } from '@/i18n/en/storefront';
import { useTranslation } from './translation';

/** The storefront's own catalogue: apart, so that the back office never loads it. */
export const useStorefrontText = (): StorefrontText => useTranslation()?.storefront ?? storefront;
