import { type ProductionText, production } from '@/i18n/en/production';
import { useTranslation } from './translation';

/** A catalogue apart: only the Production room needs these texts. */
export const useProductionText = (): ProductionText => useTranslation()?.production ?? production;
