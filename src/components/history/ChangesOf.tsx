// @bundle changes

import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { changesOf, selectChanges } from '@/data/staff/changeLogRows';
import { changeReads } from '@/data/staff/changeReads';
import type { ChangedKind } from '@/domain/staff/changeLog';
import { changeLogLabels } from '@/i18n/en/backOffice/changeLog';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { inSentence } from '@/lib/text/inSentence';
import { formatDateTime } from '@/lib/time/dates';
import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { fieldsInWords, whatIn } from './changeText';
import { HistoryLine } from './HistoryLine';
import { useChangeTexts } from './useChangeTexts';

type Props = { readonly kind: ChangedKind; readonly id: string };

/** As many as a thing's own page shows; the rest is in the log. */
const MOST = 20;

/** What staff changed of one thing, newest first, read when it is looked at. */
export function ChangesOf({ kind, id }: Props) {
  const texts = useChangeTexts();
  const reading = useMirror('changeLog');
  const entries = useAppSelector(selectChanges);
  const own = useMemo(() => changesOf(entries, kind, id), [entries, kind, id]);
  const { log } = texts;
  return (
    <div className="flex flex-col gap-3">
      <MirrorProgress reading={reading} loading={log.loading} failed={log.failed} begun />
      {reading.complete && own.length === 0 && <p className="text-ink-soft">{log.history.never}</p>}
      {own.length > 0 && (
        <ol className="flex flex-col gap-3">
          {own.slice(0, MOST).map(entry => (
            <HistoryLine
              key={entry.id}
              what={whatIn(entry, texts)}
              at={entry.at}
              byName={entry.byName}
              fields={fieldsInWords(entry, texts)}
            />
          ))}
        </ol>
      )}
      {own.length > MOST && (
        <Link
          to={`${PATHS.log}?${new URLSearchParams({ about: kind, days: 'year' })}`}
          className="inline-flex min-h-11 w-fit items-center font-semibold text-brand underline"
        >
          {log.history.more}
        </Link>
      )}
    </div>
  );
}

type LastProps = { readonly id: string; readonly commandId: string };

/** Who changed a thing last, and when; nothing while that is not known. */
export function LastChange({ id, commandId }: LastProps) {
  const log = useLabels(changeLogLabels);
  const { language } = useLabels(commonLabels);
  const last = changeReads.useGetChangeQuery({ id, commandId }).data?.items[0];
  if (!last?.at) return null;
  return log.history.lastBy(inSentence(last.byName), formatDateTime(last.at, language));
}
