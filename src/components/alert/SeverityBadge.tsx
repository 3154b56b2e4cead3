import type { AlertSeverity } from '@/domain/alert/alert';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { useLabels } from '@/i18n/labels';
import { SEVERITY_LOOKS } from './severityLooks';

type Props = { readonly severity: AlertSeverity };

/** How grave an alert is: as a colour, a sign and a word. */
export function SeverityBadge({ severity }: Props) {
  const labels = useLabels(alertsLabels);
  const { look, Icon } = SEVERITY_LOOKS[severity];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      <Icon aria-hidden className="size-4" />
      {labels.severities[severity]}
    </span>
  );
}
