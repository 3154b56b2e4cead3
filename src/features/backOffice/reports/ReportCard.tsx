import { useId } from 'react';
import { Link } from 'react-router-dom';
import { cellText } from '@/features/backOffice/reports/definitions/reportCells';
import { basisText } from '@/features/backOffice/reports/definitions/reportLabels';
import { REPORTS } from '@/features/backOffice/reports/definitions/reports';
import { reportsLabels } from '@/i18n/en/backOffice/reports';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { buttonClass } from '@/ui/Button';
import type { MadeReport } from './madeReport';

type Props = {
  readonly made: MadeReport;
  /** The way to its preview. */
  readonly link: { readonly to: string; readonly state: object };
};

/** What a report is about, what it comes to, and the way into it. */
export function ReportCard({ made: { id, report }, link }: Props) {
  const reports = useLabels(reportsLabels);
  const common = useLabels(commonLabels);
  const nameId = useId();
  const texts = { reports, common };
  const { name, description } = reports.report[id];
  const { column, value } = report.headline;
  const Icon = REPORTS[id].icon;
  return (
    <li className="flex flex-col rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
          <Icon aria-hidden className="size-5" />
        </span>
        <h2 id={nameId} className="font-display text-lg font-semibold tracking-tight">
          {name}
        </h2>
      </div>
      <p className="mt-3 flex-1 text-sm text-ink-soft">{description}</p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
        <p>
          <span className="block text-sm text-ink-soft">{reports.columns[column.id]}</span>
          <span className="block text-2xl font-semibold tabular-nums">
            {value === null ? reports.notKnown : cellText(value, column, texts)}
          </span>
          <span className="block text-sm text-ink-soft">{basisText(report.basis, texts)}</span>
        </p>
        <Link
          {...link}
          id={`${nameId}-open`}
          aria-labelledby={`${nameId}-open ${nameId}`}
          className={buttonClass('secondary', 'px-4!')}
        >
          {reports.preview}
        </Link>
      </div>
    </li>
  );
}
