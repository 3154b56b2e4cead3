import { type BackOfficeText, backOffice } from '@/i18n/en/backOffice';
import { useTranslation } from './translation';

/** The back office's own catalogue: apart, so that the storefront never loads it. */
export const useBackOfficeText = (): BackOfficeText => useTranslation()?.backOffice ?? backOffice;
