import { formatRupees } from '@/lib/number/money';
import { formatCount } from '@/lib/number/numbers';
import { formatDay, formatTime } from '@/lib/time/dates';
import type { Period } from '@/lib/time/periods';
import { MAX_MIRRORED_ROWS } from '@/sync/mirror/collections';
import type { Basis, Note } from './report';
import type { ReportTableLabels } from './reportCells';

/** Which days a period is: `1 Jan 2026 to 31 Jan 2026`. */
export function periodText({ fromMs, toMs }: Period, { reports: text, common }: ReportTableLabels): string {
  const day = (ms: number) => formatDay(new Date(ms).toISOString(), common.language);
  const [first, last] = [day(fromMs), day(toMs - 1)];
  return first === last ? first : text.days(first, last);
}

/** What a report of now is of. */
export function nowText(nowMs: number, { reports: text, common }: ReportTableLabels): string {
  const iso = new Date(nowMs).toISOString();
  return text.now(formatDay(iso, common.language), formatTime(iso, common.language));
}

export function basisText({ kind, count }: Basis, { reports: { basis } }: ReportTableLabels): string {
  return kind === 'orders' && count === 1 ? basis.order : basis[kind](formatCount(count));
}

/** `latestOnly`: there are more orders than this device has. */
export function noteLabels(
  notes: readonly Note[],
  latestOnly: boolean,
  { reports: text }: ReportTableLabels,
): string[] {
  const said = notes.map(note => {
    if ('paise' in note) return text.notes[note.kind](formatCount(note.count), formatRupees(note.paise));
    return 'count' in note ? text.notes[note.kind](formatCount(note.count)) : text.notes[note.kind];
  });
  return latestOnly ? [...said, text.notes.latestOnly(formatCount(MAX_MIRRORED_ROWS))] : said;
}
