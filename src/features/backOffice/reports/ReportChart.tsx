import type { Report } from '@/features/backOffice/reports/definitions/report';
import { cellText } from '@/features/backOffice/reports/definitions/reportCells';
import { commonLabels } from '@/i18n/en/common';
import { reportsLabels } from '@/i18n/en/reports';
import { useLabels } from '@/i18n/labels';
import { BarChart } from '@/ui/BarChart';

/** A report's bars, with their values; the whole of it is in the table beside it. */
export function ReportChart({ report: { chart } }: { readonly report: Report }) {
  const reports = useLabels(reportsLabels);
  const texts = { reports, common: useLabels(commonLabels) };
  const { label, value, bars } = chart;
  const headings = { label: reports.columns[label.id], value: reports.columns[value.id] };
  const caption = reports.chartOf(headings.value, headings.label);
  if (!bars.some(bar => bar.value > 0)) return <p className="py-6 text-ink-soft">{reports.nothingToDraw}</p>;
  return (
    <>
      <p className="mb-3 text-sm font-semibold text-ink-soft">{caption}</p>
      <BarChart
        caption={caption}
        headings={headings}
        longLabels={label.kind === 'text' || label.kind === 'state'}
        bars={bars.map((bar, at) => ({
          // Two customers may have one name.
          key: `${bar.label} ${at}`,
          label: cellText(bar.label, label, texts),
          value: bar.value,
          said: cellText(bar.value, value, texts),
        }))}
      />
    </>
  );
}
