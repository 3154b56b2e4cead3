// @bundle history

import type { ReactNode } from 'react';
import { historyLabels } from '@/i18n/en/backOffice/history';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { formatDateTime } from '@/lib/time/dates';

/** One changed field in words; empty where there was, or is, no value. */
export type HistoryField = {
  readonly name: string;
  /** Null where there is no value before to show, such as for a reason. */
  readonly from: string | null;
  readonly to: string;
};

type Props = {
  readonly what: ReactNode;
  readonly bad?: boolean;
  /** ISO instant. */
  readonly at: string | null;
  /** Of staff; null where nobody wrote it down. */
  readonly byName: string | null;
  readonly fields: readonly HistoryField[];
  readonly children?: ReactNode;
};

/** A line of a history: what happened, when, what became what, long texts in full, and who did it. */
export function HistoryLine({ what, bad = false, at, byName, fields, children }: Props) {
  const labels = useLabels(historyLabels);
  const { language } = useLabels(commonLabels);
  const shown = (text: string) => inSentence(text, MAX_CHARS.address) || labels.nothing;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <div className={`min-w-0 font-medium wrap-anywhere ${bad ? 'text-bad' : ''}`}>{what}</div>
      {at && (
        <time dateTime={at} className="text-ink-soft tabular-nums">
          {formatDateTime(at, language)}
        </time>
      )}
      {fields.map(({ name, from, to }) => (
        <dl key={name} className="flex w-full flex-wrap gap-x-2 text-sm wrap-anywhere">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line">
            {from !== null && `${shown(from)} → `}
            {shown(to)}
          </dd>
        </dl>
      ))}
      {children}
      {byName && (
        <p className="w-full text-sm wrap-anywhere text-ink-soft">{labels.by(inSentence(byName))}</p>
      )}
    </li>
  );
}
