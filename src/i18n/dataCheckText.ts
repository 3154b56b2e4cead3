import { type DataCheckText, dataCheck } from '@/i18n/en/dataCheck';
import { useTranslation } from './translation';

/** A catalogue apart: only the data check needs these texts. */
export const useDataCheckText = (): DataCheckText => useTranslation()?.dataCheck ?? dataCheck;
