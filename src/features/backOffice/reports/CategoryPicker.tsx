import { CATEGORIES, type ReportCategory } from '@/features/backOffice/reports/definitions/reports';
import { useReportsText } from '@/i18n/reportsText';
import { PillChoice } from '@/ui/form/PillChoice';

const CHOICES = ['all', ...CATEGORIES] as const;

type Props = {
  /** Null: all of them. */
  readonly category: ReportCategory | null;
  readonly onChoose: (category: ReportCategory | null) => void;
};

export function CategoryPicker({ category, onChoose }: Props) {
  const text = useReportsText().category;
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
