import { type ReportsText, reports } from '@/i18n/en/reports';
import { useTranslation } from './translation';

/** A catalogue apart: only the reports need these texts. */
export const useReportsText = (): ReportsText => useTranslation()?.reports ?? reports;
