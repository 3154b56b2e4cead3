import { BellOff, Check, Clock, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alertAddress } from '@/components/alert/alertAddress';
import { alertWords } from '@/components/alert/alertWords';
import { SeverityMark } from '@/components/alert/SeverityMark';
import { useMoment } from '@/components/alert/useMoment';
import { isShared, type Standing, type StandingAlert, type Who } from '@/domain/alert/alert';
import type { AlertSaying } from '@/domain/alert/alertUpdate';
import { alertsLabels } from '@/i18n/en/backOffice/alerts';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Page } from '@/lib/page';
import { inSentence } from '@/lib/text/inSentence';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { Clamped } from '@/ui/Clamped';
import { Pagination } from '@/ui/list/Pagination';

const ACTIONS = {
  acknowledged: { Icon: Check, of: 'acknowledge' },
  snoozed: { Icon: BellOff, of: 'snooze' },
  active: { Icon: Undo2, of: 'reopen' },
} as const;

/** What can be said of an alert as it stands. */
const sayings = ({ kind }: Standing): readonly AlertSaying[] =>
  kind === 'active' ? ['acknowledged', 'snoozed'] : ['active'];

function useStandingWords({ standing }: StandingAlert): string | null {
  const text = useLabels(alertsLabels);
  const moment = useMoment();
  const { user } = useAuth().session;
  const whoIs = ({ id, name }: Who) => (id === user?.id ? text.you : inSentence(name || text.colleague));
  switch (standing.kind) {
    case 'active':
      return null;
    case 'acknowledged':
      return text.acknowledgedBy(whoIs(standing.by), standing.at === null ? '' : moment(standing.at));
    case 'snoozed':
      return text.snoozedUntil(whoIs(standing.by), moment(standing.until));
  }
}

type AlertCardProps = {
  readonly alert: StandingAlert;
  readonly onSay: (saying: AlertSaying, title: string) => void;
};

function AlertCard({ alert, onSay }: AlertCardProps) {
  const text = useLabels(alertsLabels);
  const common = useLabels(commonLabels);
  const moment = useMoment();
  const standing = useStandingWords(alert);
  const { title, detail } = alertWords(alert, text, common);
  return (
    <article
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-5"
    >
      <div className="min-w-60 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <SeverityMark severity={alert.severity} />
          <span className="text-sm text-ink-soft">{text.topics[alert.topic]}</span>
          {alert.at && (
            <span className="text-sm text-ink-soft tabular-nums">{text.since(moment(alert.at))}</span>
          )}
        </div>
        <h2 className="mt-1 text-wrap">
          <Link
            to={alertAddress(alert)}
            className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere text-brand hover:underline"
          >
            <Clamped text={title} />
          </Link>
        </h2>
        {detail && <p className="line-clamp-3 text-ink-soft wrap-anywhere">{detail}</p>}
        {standing && <p className="mt-1 text-sm text-ink-soft">{standing}</p>}
        {alert.waiting && (
          <p className="mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-warn">
            <Clock aria-hidden className="size-4" />
            {text.waiting}
          </p>
        )}
      </div>
      {isShared(alert) && (
        <div className="flex flex-wrap gap-2 sm:gap-3">
          {sayings(alert.standing).map(saying => {
            const { Icon, of } = ACTIONS[saying];
            return (
              <Button
                key={saying}
                variant="secondary"
                className="px-2.5! sm:px-4!"
                aria-label={text.actionOn(text[of], title)}
                onClick={() => onSay(saying, title)}
              >
                <Icon aria-hidden className="size-5 max-sm:hidden" />
                {text[of]}
              </Button>
            );
          })}
        </div>
      )}
    </article>
  );
}

type Props = {
  readonly page: Page<StandingAlert>;
  readonly onPage: (page: number) => void;
  readonly onSay: (alert: StandingAlert, saying: AlertSaying, title: string) => void;
};

export function AlertList({ page, onPage, onSay }: Props) {
  const text = useLabels(alertsLabels);
  return (
    <>
      <ul aria-label={text.list} className="flex flex-col gap-3">
        {page.rows.map(alert => (
          <li key={alert.id}>
            <AlertCard alert={alert} onSay={(saying, title) => onSay(alert, saying, title)} />
          </li>
        ))}
      </ul>
      <Pagination
        label={text.pages}
        summary={text.showing(page.from, page.to, page.total)}
        page={page.number}
        pageCount={page.count}
        text={text}
        onPage={onPage}
      />
    </>
  );
}
