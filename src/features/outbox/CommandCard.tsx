import { Link } from 'react-router-dom';
import type { CommandWords } from '@/entities/outbox/commandWords';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { formatDay, formatTime } from '@/shared/lib/dates';
import type { OutboxText } from '@/shared/text/en/outbox';
import { useOutboxText } from '@/shared/text/outboxText';
import { Button, buttonClass } from '@/shared/ui/Button';

function statusText({ status }: CommandRecord, text: OutboxText): string {
  switch (status) {
    case 'sending':
      return text.sending;
    case 'failed':
      return text.failed;
    case 'pending':
    case 'done':
      return text.waiting;
  }
}

/** Why the last try did not succeed, of a command that will be tried again. */
function reasonText({ status, failure }: CommandRecord, { reasons }: OutboxText): string | null {
  if (status !== 'pending' || !failure) return null;
  const kind = failure.reason;
  return typeof kind === 'string' && kind in reasons ? reasons[kind as keyof typeof reasons] : reasons.other;
}

type Props = {
  readonly entry: CommandRecord;
  readonly words: CommandWords | null;
  readonly onDiscard: () => void;
};

/** One thing that waits: what it is, since when, how often it was tried, why it waits, and what can be done. */
export function CommandCard({ entry, words, onDiscard }: Props) {
  const text = useOutboxText();
  const failed = entry.status === 'failed';
  const reason = reasonText(entry, text);
  const since = `${formatDay(entry.queuedAt)}, ${formatTime(entry.queuedAt)}`;
  return (
    <article
      aria-label={words?.title ?? entry.id}
      className="flex flex-col gap-3 rounded-card bg-surface p-5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg font-bold wrap-anywhere">{words?.title ?? entry.id}</h2>
        <span
          className={`rounded-full px-3 py-1 text-sm font-semibold ${failed ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
        >
          {statusText(entry, text)}
        </span>
      </div>
      {words?.details.map(detail => (
        <p key={detail} className="text-ink-soft wrap-anywhere">
          {detail}
        </p>
      ))}
      {failed && <p className="font-semibold text-bad">{words?.problem ?? text.unknownCommand}</p>}
      <p className="text-sm text-ink-soft">
        {[text.queued(since), entry.tries === 0 ? text.untried : text.tries(entry.tries), reason]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap gap-3">
        {words?.edit && (
          <Link to={words.edit.to} state={words.edit.state} className={buttonClass('secondary')}>
            {text.edit}
          </Link>
        )}
        <Button variant="quiet" onClick={onDiscard} disabled={entry.status === 'sending'}>
          {text.discard}
        </Button>
      </div>
    </article>
  );
}
