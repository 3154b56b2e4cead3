import { type DashboardText, dashboard } from './en/dashboard';
import { useTranslation } from './translation';

/** A catalogue apart: only the dashboard needs these texts. */
export const useDashboardText = (): DashboardText => useTranslation()?.dashboard ?? dashboard;
