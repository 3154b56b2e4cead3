import type { ChangeLogLabels } from '@/i18n/en/backOffice/changeLog';
import { language as english } from '@/i18n/en/language';
import { CSV_TYPE, type CsvColumn, toCsv } from '@/lib/csv';
import { dayOf, type Period } from '@/lib/time/periods';
import type { AppThunk } from '@/store/thunk';
import type { LoggedChange } from './loggedChanges';

type Row = LoggedChange & { readonly field: string; readonly from: string; readonly to: string };

const rowsOf = (change: LoggedChange): readonly Row[] =>
  change.fields.length === 0
    ? [{ ...change, field: '', from: '', to: '' }]
    : change.fields.map(({ name, from, to }) => ({ ...change, field: name, from: from ?? '', to }));

const columnsOf = ({ columns, kinds }: ChangeLogLabels): readonly CsvColumn<Row>[] => [
  // A spreadsheet reads it as a date.
  { heading: columns.when, cell: ({ at }) => `${english.formatDay(at)} ${english.formatTime(at)}` },
  { heading: columns.who, cell: ({ byName }) => byName },
  { heading: columns.kind, cell: ({ kinds: of }) => of.map(kind => kinds[kind]).join(', ') },
  { heading: columns.thing, cell: ({ thing }) => thing },
  { heading: columns.what, cell: ({ what }) => what },
  { heading: columns.field, cell: ({ field }) => field },
  { heading: columns.from, cell: ({ from }) => from },
  { heading: columns.to, cell: ({ to }) => to },
];

/** Hands the changes that are shown to the person as a file, a line for each field. Rejects when it cannot be made. */
export const exportChanges =
  (
    changes: readonly LoggedChange[],
    { fromMs, toMs }: Period,
    labels: ChangeLogLabels,
  ): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { download }) => {
    const text = await toCsv(columnsOf(labels), changes.flatMap(rowsOf));
    await download({ name: `changes-${dayOf(fromMs)}-${dayOf(toMs - 1)}.csv`, type: CSV_TYPE, text });
  };
