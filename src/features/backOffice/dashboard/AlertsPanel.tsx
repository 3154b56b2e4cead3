import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alertAddress } from '@/entities/alert/alertAddress';
import { alertWords } from '@/entities/alert/alertWords';
import { useAlerts } from '@/entities/alert/useAlerts';
import { formatCount } from '@/shared/lib/numbers';
import { PATHS } from '@/shared/paths';
import { useAlertsText } from '@/shared/text/alertsText';
import { useCommonText } from '@/shared/text/commonText';
import { useDashboardText } from '@/shared/text/dashboardText';
import { Panel } from './Panel';

/** More are a page's, not a panel's. */
const SHOWN = 5;

type Props = { readonly className?: string };

/** What is low on the shelf (spec §9), else what is gravest; and how many alerts there are besides. */
export function AlertsPanel({ className = '' }: Props) {
  const text = useDashboardText().alerts;
  const alertsText = useAlertsText();
  const common = useCommonText();
  const active = useAlerts().filter(({ standing }) => standing.kind === 'active');
  const low = active.filter(({ topic }) => topic === 'stock');
  const shown = (low.length > 0 ? low : active).slice(0, SHOWN);
  const others = active.length - shown.length;
  return (
    <Panel heading={text.heading} more={{ to: PATHS.alerts, label: text.all }} className={className}>
      {active.length === 0 && (
        <p className="flex items-center gap-2 py-2 text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {text.none}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {shown.map(alert => {
          const { title, detail } = alertWords(alert, alertsText, common);
          return (
            <li
              key={alert.id}
              className="relative flex gap-3 rounded-control bg-warn-soft px-3 py-2.5 text-warn"
            >
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
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
      {others > 0 && <p className="mt-2 text-sm text-ink-soft">{text.more(formatCount(others))}</p>}
    </Panel>
  );
}
