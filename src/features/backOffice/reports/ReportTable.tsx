import { useRef, useState } from 'react';
import type { Report } from '@/features/backOffice/reports/definitions/report';
import {
  cellText,
  isFigure,
  type ReportTableLabels,
  totalLabels,
} from '@/features/backOffice/reports/definitions/reportCells';
import { reportsLabels } from '@/i18n/en/backOffice/reports';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { Clamped, titleOfLong } from '@/ui/Clamped';
import { Pagination } from '@/ui/list/Pagination';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';

type Props = { readonly report: Report; readonly name: string };

/** A report's rows, a page at a time, and what they come to all together. */
export function ReportTable({ report, name }: Props) {
  const reports = useLabels(reportsLabels);
  const texts = { reports, common: useLabels(commonLabels) };
  const [asked, setAsked] = useState(1);
  const wide = useMediaQuery(TABLET_UP);
  const top = useRef<HTMLDivElement>(null);
  const page = pageOf(report.rows, asked);
  if (page.total === 0) return <p className="py-6 text-ink-soft">{reports.nothing}</p>;
  const Rows = wide ? WideTable : RowCards;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Rows report={report} rows={page.rows} name={name} texts={texts} />
      {page.count > 1 && (
        <div className="mt-4">
          <Pagination
            label={reports.pages}
            summary={reports.showing(page.from, page.to, page.total)}
            page={page.number}
            pageCount={page.count}
            text={reports}
            onPage={number => {
              setAsked(number);
              top.current?.focus({ preventScroll: true });
              top.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
            }}
          />
        </div>
      )}
    </div>
  );
}

type RowsProps = {
  readonly report: Report;
  readonly rows: Report['rows'];
  readonly name: string;
  readonly texts: ReportTableLabels;
};

function WideTable({ report: { columns, totals }, rows, name, texts }: RowsProps) {
  const headings = texts.reports.columns;
  const side = (at: number) => (columns[at] && isFigure(columns[at]) ? 'text-right' : 'text-left');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached with the keyboard
    <section aria-label={name} tabIndex={0} className="overflow-x-auto rounded-control">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {columns.map(({ id }, at) => (
              <th key={id} scope="col" className={`px-2 py-2 font-semibold first:pl-0 last:pr-0 ${side(at)}`}>
                {headings[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // A row has no name of its own: it is the nth of its report.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
            <tr key={index} className="border-b border-line">
              {columns.map((column, at) => {
                const said = cellText(row[at] ?? null, column, texts);
                const look = `px-2 py-2 first:pl-0 last:pr-0 ${side(at)} ${column.kind === 'text' || column.kind === 'state' ? 'max-w-60' : 'whitespace-nowrap'}`;
                return at === 0 ? (
                  <th key={column.id} scope="row" className={`${look} font-medium`}>
                    <Clamped text={said} />
                  </th>
                ) : (
                  <td key={column.id} className={look}>
                    {column.kind === 'text' ? (
                      // A phone number is read, and called, in one piece.
                      <Clamped text={said} className={column.id === 'phone' ? 'min-w-[10ch]' : ''} />
                    ) : (
                      said
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            {totalLabels(totals, columns, texts).map((total, at) => {
              const look = `px-2 py-2.5 whitespace-nowrap first:pl-0 last:pr-0 ${side(at)}`;
              const key = columns[at]?.id;
              return at === 0 ? (
                <th key={key} scope="row" className={look}>
                  {total}
                </th>
              ) : (
                <td key={key} className={look}>
                  {total}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function RowCards({ report: { columns, totals }, rows, name, texts }: RowsProps) {
  const said = rows.map(row => columns.map((column, at) => cellText(row[at] ?? null, column, texts)));
  return (
    <ul aria-label={name} className="flex flex-col gap-3">
      {[...said, totalLabels(totals, columns, texts)].map((cells, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
          key={index}
          className="rounded-control border border-line p-3 text-sm last:border-transparent last:bg-sunken"
        >
          <p className="font-semibold">
            <Clamped text={cells[0] ?? ''} />
          </p>
          <dl className="mt-1 tabular-nums">
            {columns.slice(1).map(({ id }, at) => {
              const value = cells[at + 1];
              return (
                value && (
                  <div key={id} className="flex justify-between gap-4 py-0.5">
                    <dt className="text-ink-soft">{texts.reports.columns[id]}</dt>
                    <dd title={titleOfLong(value)} className="line-clamp-2 text-right wrap-anywhere">
                      {value}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
