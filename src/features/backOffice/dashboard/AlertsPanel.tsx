import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alertAddress } from '@/components/alert/alertAddress';
import { alertText } from '@/components/alert/alertText';
import { SEVERITY_LOOKS } from '@/components/alert/severityLooks';
import { useAlerts } from '@/data/alert/useAlerts';
import type { AlertWithStatus } from '@/domain/alert/alert';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { dashboardLabels } from '@/i18n/en/backOffice/dashboard';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';
import { PATHS } from '@/lib/paths';
import { Panel } from './Panel';

/** More are a page's, not a panel's. */
const SHOWN = 5;

type Props = { readonly className?: string };

/** What is gravest, then what is low on the shelf (spec §9); and the way to all others. */
export function AlertsPanel({ className = '' }: Props) {
  const labels = useLabels(dashboardLabels).alerts;
  const alertsText = useLabels(alertsLabels);
  const common = useLabels(commonLabels);
  const active = useAlerts().filter(({ alertStatus }) => alertStatus.kind === 'active');
  const isFirst = ({ severity, topic }: AlertWithStatus) => severity === 'error' || topic === 'stock';
  const shown = [...active.filter(isFirst), ...active.filter(alert => !isFirst(alert))].slice(0, SHOWN);
  const others = active.length - shown.length;
  return (
    <Panel heading={labels.heading} more={{ to: PATHS.alerts, label: labels.all }} className={className}>
      {active.length === 0 && (
        <p className="flex items-center gap-2 py-2 text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {labels.none}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {shown.map(alert => {
          const { title, detail } = alertText(alert, alertsText, common);
          const { look, Icon } = SEVERITY_LOOKS[alert.severity];
          return (
            <li key={alert.id} className={`relative flex gap-3 rounded-control px-3 py-2.5 ${look}`}>
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
              <p className="min-w-0">
                <Link
                  to={alertAddress(alert)}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
                <span className="line-clamp-3 text-sm wrap-anywhere tabular-nums">{detail}</span>
              </p>
            </li>
          );
        })}
      </ul>
      {others > 0 && (
        <Link
          to={PATHS.alerts}
          className="-mx-2 mt-1 inline-flex min-h-11 w-fit items-center rounded-control px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {labels.more(formatCount(others))}
        </Link>
      )}
    </Panel>
  );
}
