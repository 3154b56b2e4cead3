import { type DataCheckText, dataCheck } from './en/dataCheck';
import { useTranslation } from './translation';

/** A catalogue apart: only the data check needs these texts. */
export const useDataCheckText = (): DataCheckText => useTranslation()?.dataCheck ?? dataCheck;
