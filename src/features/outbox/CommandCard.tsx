import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { commonLabels } from '@/i18n/en/common';
import type { OutboxLabels } from '@/i18n/en/outbox';
import { useLabels } from '@/i18n/labels';
import { formatDateTime, formatTime } from '@/lib/time/dates';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useNow } from '@/store/useNow';
import type { CommandDescription } from '@/sync/outbox/command';
import { arrivedLate, isOnHold, isRefused } from '@/sync/outbox/commandState';
import { isWaitingLong } from '@/sync/outbox/isWaitingLong';
import { RATE_LIMITED_CODE, rateLimitedUntil } from '@/sync/outbox/rateLimit';
import { Button } from '@/ui/Button';
import { titleOfLong } from '@/ui/Clamped';

function statusText(
  entry: CommandRecord,
  description: CommandDescription | null,
  labels: OutboxLabels,
): string {
  if (arrivedLate(entry)) return labels.arrivedLate;
  if (isOnHold(entry)) return labels.paused;
  switch (entry.status) {
    case 'sending':
      return labels.sending;
    case 'failed':
      return description?.edit?.decide?.status ?? labels.failed;
    case 'pending':
    case 'done':
    case 'discarded':
      return labels.waiting;
  }
}

/** Why the last try did not succeed, of a command that will be tried again. */
function reasonText({ status, failure }: CommandRecord, { reasons }: OutboxLabels): string | null {
  if (status !== 'pending' || !failure || failure.code === RATE_LIMITED_CODE) return null;
  const kind = failure.reason;
  return typeof kind === 'string' && kind in reasons ? reasons[kind as keyof typeof reasons] : reasons.other;
}

/** The most important message about a command that will not be sent as it is. */
function problemText(
  entry: CommandRecord,
  description: CommandDescription | null,
  labels: OutboxLabels,
): string | null {
  if (arrivedLate(entry)) return labels.arrivedLateHint;
  if (isOnHold(entry)) return labels.pausedHint;
  if (!isRefused(entry)) return null;
  return description?.problem ?? labels.unknownCommand;
}

type Props = {
  readonly entry: CommandRecord;
  readonly description: CommandDescription | null;
  readonly onEdit: () => void;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
  /** The person has read that it arrived after all. */
  readonly onRead: () => void;
};

/** One thing that waits: what it is, since when, how often it was tried, why it waits, and what can be done. */
export function CommandCard({ entry, description, onEdit, onResume, onDiscard, onRead }: Props) {
  const labels = useOutboxLabels();
  const { language } = useLabels(commonLabels);
  const now = useNow();
  const late = arrivedLate(entry);
  const failed = entry.status === 'failed';
  const long = !failed && !late && isWaitingLong(entry, now);
  const problem = problemText(entry, description, labels);
  const turn = rateLimitedUntil(entry);
  const since = formatDateTime(entry.queuedAt, language);
  return (
    <article
      aria-label={description?.title ?? entry.id}
      className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="line-clamp-3 text-lg font-bold wrap-anywhere">{description?.title ?? entry.id}</h2>
        <span
          className={`rounded-full px-3 py-1 text-sm font-semibold ${failed || long ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
        >
          {statusText(entry, description, labels)}
        </span>
      </div>
      {description?.details.map(detail => (
        <p
          key={detail}
          dir="auto"
          title={titleOfLong(detail)}
          className="line-clamp-3 text-ink-soft wrap-anywhere"
        >
          {detail}
        </p>
      ))}
      {problem && <p className="font-semibold text-bad">{problem}</p>}
      {long && <p className="font-semibold text-bad">{labels.old}</p>}
      <p className="text-sm text-ink-soft">
        {[
          labels.queued(since),
          turn === null
            ? entry.tries === 0
              ? labels.untried
              : labels.tries(entry.tries)
            : labels.turn(formatTime(new Date(turn).toISOString(), language)),
          reasonText(entry, labels),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap gap-3">
        {late ? (
          <Button variant="secondary" onClick={onRead}>
            {labels.understood}
          </Button>
        ) : (
          <>
            {description?.edit && (
              <Button variant="secondary" onClick={onEdit}>
                {description.edit.decide?.button ?? labels.edit}
              </Button>
            )}
            {failed && description && description.edit?.decide === undefined && (
              <Button variant="secondary" onClick={onResume}>
                {isOnHold(entry) ? labels.resume : labels.tryAgain}
              </Button>
            )}
            <Button variant="quiet" onClick={onDiscard}>
              {labels.discard}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
