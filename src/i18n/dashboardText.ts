import { type DashboardText, dashboard } from '@/i18n/en/dashboard';
import { useTranslation } from './translation';

/** A catalogue apart: only the dashboard needs these texts. */
export const useDashboardText = (): DashboardText => useTranslation()?.dashboard ?? dashboard;
