import { CATEGORIES, type ReportCategory } from '@/features/backOffice/reports/definitions/reports';
import { reportsLabels } from '@/i18n/en/reports';
import { useLabels } from '@/i18n/labels';
import { PillChoice } from '@/ui/form/PillChoice';

const CHOICES = ['all', ...CATEGORIES] as const;

type Props = {
  /** Null: all of them. */
  readonly category: ReportCategory | null;
  readonly onChoose: (category: ReportCategory | null) => void;
};

export function CategoryPicker({ category, onChoose }: Props) {
  const text = useLabels(reportsLabels).category;
  return (
    <PillChoice
      label={text.label}
      values={CHOICES}
      chosen={category ?? 'all'}
      onChoose={choice => onChoose(choice === 'all' ? null : choice)}
      nameOf={choice => text[choice]}
    />
  );
}
