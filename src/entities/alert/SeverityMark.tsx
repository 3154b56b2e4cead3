import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useAlertsText } from '@/shared/text/alertsText';
import type { AlertSeverity } from './alert';

const LOOKS = {
  error: { look: 'bg-bad-soft text-bad', Icon: CircleAlert },
  warning: { look: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  info: { look: 'bg-info-soft text-info', Icon: Info },
} as const;

type Props = { readonly severity: AlertSeverity };

/** How grave an alert is: as a colour, a sign and a word. */
export function SeverityMark({ severity }: Props) {
  const text = useAlertsText();
  const { look, Icon } = LOOKS[severity];
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${look}`}>
      <Icon aria-hidden className="size-4" />
      {text.severities[severity]}
    </span>
  );
}
