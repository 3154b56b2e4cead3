import { type AlertsText, alerts } from '@/i18n/en/alerts';
import { useTranslation } from './translation';

/** A catalogue apart: what the alerts of the dashboard, the bell and their room say. */
export const useAlertsText = (): AlertsText => useTranslation()?.alerts ?? alerts;
