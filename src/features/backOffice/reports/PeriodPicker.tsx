import { periodText } from '@/features/backOffice/reports/definitions/reportLabels';
import { PERIOD_CHOICES, type PeriodChoice } from '@/features/backOffice/reports/definitions/reportPeriod';
import { reportsLabels } from '@/i18n/en/backOffice/reports';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { dayOf, type Period } from '@/lib/time/periods';
import { DayField } from '@/ui/form/DayField';
import { SelectField } from '@/ui/form/SelectField';
import type { ReportsView } from './reportAddress';

type Props = {
  readonly view: ReportsView;
  /** Null while the days are not chosen. */
  readonly period: Period | null;
  readonly onChange: (change: Partial<ReportsView>) => void;
};

/** Which days the reports are of. */
export function PeriodPicker({ view, period, onChange }: Props) {
  const reports = useLabels(reportsLabels);
  const common = useLabels(commonLabels);
  const text = reports.period;

  function choose(choice: PeriodChoice) {
    // A custom period starts with the days of the period shown before.
    const days = period && { from: dayOf(period.fromMs), to: dayOf(period.toMs - 1) };
    onChange({ period: choice, ...(choice === 'custom' && days) });
  }

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full sm:w-60">
        <SelectField
          label={text.label}
          value={view.period}
          options={PERIOD_CHOICES.map(value => ({ value, label: text[value] }))}
          onChoose={choose}
        />
      </div>
      {view.period === 'custom' &&
        (['from', 'to'] as const).map(edge => (
          <div key={edge} className="min-w-36 flex-1 sm:max-w-48">
            <DayField label={text[edge]} value={view[edge]} onDay={day => onChange({ [edge]: day })} />
          </div>
        ))}
      {period && (
        <p className="min-h-12 content-center text-sm text-ink-soft tabular-nums">
          {periodText(period, { reports, common })}
        </p>
      )}
    </div>
  );
}
